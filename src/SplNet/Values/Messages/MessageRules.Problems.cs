namespace SplNet.Values.Messages;

/// <summary>The reasons for a missing verdict.</summary>
internal static partial class MessageRules
{
    public static readonly MessageRule InvalidOption = new(
        "SPL4001", MessageSeverity.Problem, "Invalid option",
        "An option has a value that cannot be used, in code, in `splnet.json` or in a variable `SPLNET_…`.",
        "Correct the value that the message names. [Options](options.md) lists the limits.");

    public static readonly MessageRule InvalidFormula = new(
        "SPL4002", MessageSeverity.Problem, "Invalid formula",
        "A formula compares nothing, compares values of different units, or names an unknown estimator.",
        "Write a comparison such as `mean(a) < mean(b)`. [Lambdas](lambdas.md) lists the estimators.");

    public static readonly MessageRule UnboundOperand = new(
        "SPL4003", MessageSeverity.Problem, "Unbound operand",
        "The formula names an operand that is not bound, or an operand is bound that the formula does not name.",
        "Bind each name of the formula: `[\"a\"] = Operand.Of(…)`.");

    public static readonly MessageRule UnusableOperand = new(
        "SPL4004", MessageSeverity.Problem, "Unusable operand",
        "An operand has the wrong number of parameters, returns work that nothing awaits, has two versions, " +
        "or its class of benchmarks cannot be measured.",
        "Change the operand as the message says. [Operands](operands.md) shows each kind.");

    public static readonly MessageRule InvalidRequirement = new(
        "SPL4005", MessageSeverity.Problem, "Invalid requirement",
        "A requirement that is a text has an error, or its file cannot be read. The message has the code of the rule that it breaks.",
        "Correct the text. The [rules](../analyzers/docs/README.md) explain each code.");

    public static readonly MessageRule NotReplayable = new(
        "SPL4010", MessageSeverity.Problem, "Test that cannot run again",
        "A measuring process cannot run the test again: " +
        "the test framework or its version is unknown, the assembly is in no file, or the evaluation was cancelled before.",
        "Use a framework that [Test frameworks](frameworks.md) lists, or evaluate with `Engine.Evaluate(experiment, isolate: false)`.");

    public static readonly MessageRule NotPossibleInIsolation = new(
        "SPL4011", MessageSeverity.Problem, "Operand that this isolation cannot measure",
        "`Isolation` is `None` or `BenchmarkDotNet`, and an operand needs a process of SplNet: " +
        "it has a version, a runtime, an environment variable or a metric that only SplNet measures.",
        "Leave `Isolation` as it is.");

    public static readonly MessageRule CoverageCounted = new(
        "SPL4012", MessageSeverity.Problem, "Code with coverage",
        "The measured code counts which of its lines run, so the counting would be measured.",
        "Run performance tests without `--collect` and `--coverage`.");

    public static readonly MessageRule DebuggerAttached = new(
        "SPL4013", MessageSeverity.Problem, "Attached debugger",
        "A debugger is attached, and code runs differently under it.",
        "Run the test without the debugger, or set `OnDebugBuild` to `Warn`.");

    public static readonly MessageRule Unoptimised = new(
        "SPL4014", MessageSeverity.Problem, "Code that is not optimised",
        "The measured code, or an assembly that it loads, was built in Debug or with `Optimize` switched off.",
        "Build in Release: `dotnet test -c Release`.");

    public static readonly MessageRule ReuseImpossible = new(
        "SPL4015", MessageSeverity.Problem, "Runs that cannot be kept",
        "`Reuse` is set, and the folder of kept runs cannot be used.",
        "Set `SPLNET_CACHE` to a folder that can be written, or leave `Reuse` out.");

    public static readonly MessageRule NativeProgram = new(
        "SPL4016", MessageSeverity.Problem, "Natively compiled program",
        "The program was published as native code, so no other process can load its methods.",
        "Measure in a project that is built as usual, without `PublishAot`.");

    public static readonly MessageRule BaselineUnknown = new(
        "SPL4017", MessageSeverity.Problem, "Baseline that cannot be found",
        "The folder of result documents or the repository cannot be read.",
        "Correct what the message names. [Baselines](baselines.md) explains where they come from.");

    public static readonly MessageRule WaitedInVain = new(
        "SPL4018", MessageSeverity.Problem, "No turn on the machine",
        "Another experiment measured for longer than `WaitTimeout`.",
        "Wait until it has ended, or raise `WaitTimeout`.");

    public static readonly MessageRule VersionUnavailable = new(
        "SPL4020", MessageSeverity.Problem, "Version that cannot be measured",
        "An old version or a runtime was not found, or an old version could not be built.",
        "The message has the output of the build. [Versions](versions.md) lists the remedies.");

    public static readonly MessageRule OperandFailed = new(
        "SPL4021", MessageSeverity.Problem, "Operand that failed",
        "An operand threw an exception, its process crashed, or the test ran differently in the measuring process.",
        "Correct the operand. The message has the exception and its place.");

    public static readonly MessageRule NoAnswer = new(
        "SPL4022", MessageSeverity.Problem, "Process without an answer",
        "A measuring process did not answer within `LaunchTimeout`.",
        "Raise `LaunchTimeout`, or find out what the operand waits for.");

    public static readonly MessageRule NoSuchTest = new(
        "SPL4026", MessageSeverity.Problem, "Test that a version does not have",
        "A test is compared with a version that does not have it.",
        "Nothing: `splnet compare` reports it as new. Name the version from which on it exists.");

    public static readonly MessageRule NoUsableValue = new(
        "SPL4023", MessageSeverity.Problem, "Values that cannot be compared",
        "A side of a comparison has no value, or one that is not a number.",
        "Compare values that each run has.");

    public static readonly MessageRule CannotDecide = new(
        "SPL4024", MessageSeverity.Problem, "Interpretation that failed",
        "The interpretation threw an exception or refused the samples.",
        "Correct the interpretation, or choose another one.");

    public static readonly MessageRule NothingLearnt = new(
        "SPL4027", MessageSeverity.Problem, "Nothing learnt",
        "One run was to suffice, but earlier runs that show how runs vary are missing or cannot be read.",
        "Measure with more runs first, or name the folder of result documents.");

    public static readonly MessageRule OutputNotWritten = new(
        "SPL4025", MessageSeverity.Problem, "Generated project that cannot be written",
        "The project of BenchmarkDotNet could not be written or built.",
        "The message has the reason.");

    public static readonly MessageRule InternalError = new(
        "SPL4099", MessageSeverity.Problem, "Error in SplNet",
        "SplNet failed during the evaluation.",
        "Report it with the trace, unless code of yours is in it.");
}
