namespace SplNet.Values.Messages;

/// <summary>The warnings and notes of a report.</summary>
internal static partial class MessageRules
{
    public static readonly MessageRule UnoptimisedAccepted = new(
        "SPL4101", MessageSeverity.Warning, "Measured without optimisation",
        "Code that is not optimised was measured, or a debugger was attached, because `OnDebugBuild` allows it.",
        "Build in Release before you trust the figures.");

    public static readonly MessageRule OptionWithoutEffect = new(
        "SPL4102", MessageSeverity.Warning, "Option without effect",
        "An option is set that does nothing for this experiment.",
        "Remove the option, or change what it depends on.");

    public static readonly MessageRule ChangedData = new(
        "SPL4103", MessageSeverity.Warning, "Changed data",
        "The first call changes data that later calls use, so later calls may do different work.",
        "Use a generator, a copy, or `SetUp(…, Each.Operation)`. Set `AcceptChangedData` where it is intended.");

    public static readonly MessageRule UnfinishedResult = new(
        "SPL4104", MessageSeverity.Warning, "Unfinished result",
        "The operand returns work that is done later, such as a lazy sequence, and nothing does it.",
        "Do the work in the call, for example with `ToList()`.");

    public static readonly MessageRule BytesOfOthers = new(
        "SPL4105", MessageSeverity.Warning, "Bytes of other threads",
        "Other threads of the process allocated bytes meanwhile.",
        "Stop background work such as timers during the measurement.");

    public static readonly MessageRule DifferentParts = new(
        "SPL4106", MessageSeverity.Warning, "Version with today's parts",
        "An old version was measured with an assembly, a setting or a dependency that differs from its own.",
        "The message says which. [Versions](versions.md) explains why.");

    public static readonly MessageRule OneAfterTheOther = new(
        "SPL4110", MessageSeverity.Warning, "Measured one after the other",
        "Processes of the operands could not run at the same time, so they were not measured in turn.",
        "Give each process its own port, file or other resource, or set `Alternate` to false.");

    public static readonly MessageRule RunEndedByBudget = new(
        "SPL4111", MessageSeverity.Warning, "Run ended by the time budget",
        "The time budget was spent during a run.",
        "Raise `TimeBudget`, or measure less work per call.");

    public static readonly MessageRule TimeBudgetSpent = new(
        "SPL4112", MessageSeverity.Warning, "Time budget spent",
        "The time budget ended the measurement before the formula was decided, or before its last runs were complete.",
        "Raise `TimeBudget`, or measure less work per call.");

    public static readonly MessageRule FewerIterations = new(
        "SPL4113", MessageSeverity.Note, "Fewer iterations",
        "A run has fewer iterations than `Iterations` because each takes long.",
        "Nothing, or set `IterationTime`.");

    public static readonly MessageRule VaryingProcesses = new(
        "SPL4114", MessageSeverity.Note, "Varying processes",
        "Processes of an operand differ far more than the iterations within each process.",
        "Give random data a fixed seed.");

    public static readonly MessageRule BatchesOfCalls = new(
        "SPL4115", MessageSeverity.Warning, "Batches of calls",
        "A call is too short for the clock, so a median or a percentile is one of batches of calls.",
        "Measure more work per call, or claim the mean.");

    public static readonly MessageRule CoarseProcessorTime = new(
        "SPL4116", MessageSeverity.Note, "Coarse processor time",
        "The system counts processor time in steps of 15.6 ms.",
        "Nothing; `cpu` is counted for longer.");

    public static readonly MessageRule BusyMachine = new(
        "SPL4117", MessageSeverity.Warning, "Busy or slowed machine",
        "The machine did other work, ran on its battery, or changed its clock during the measurement.",
        "End other work, plug the machine in, or choose the governor that the message names.");

    public static readonly MessageRule NoLock = new(
        "SPL4118", MessageSeverity.Warning, "Lock that cannot be opened",
        "The file by which experiments take turns on the machine cannot be opened.",
        "Set `SPLNET_LOCK` to a file that can be opened.");

    public static readonly MessageRule CleanUpFailed = new(
        "SPL4119", MessageSeverity.Warning, "Failed clean-up",
        "The measurement succeeded, and the test or its process failed afterwards.",
        "Correct the clean-up that the message names.");

    public static readonly MessageRule FileNotWritten = new(
        "SPL4120", MessageSeverity.Warning, "File that was not written",
        "A result document or an artifact could not be written. The verdict does not depend on it.",
        "Correct the folder that the message names.");

    public static readonly MessageRule NoBaseline = new(
        "SPL4121", MessageSeverity.Warning, "No baseline",
        "No commit before today's passed the requirement, so today's code was compared with itself.",
        "Commit, and evaluate the requirement once more: the commit becomes the baseline.");

    public static readonly MessageRule ProfiledLimit = new(
        "SPL4122", MessageSeverity.Warning, "Limit that holds with a profile",
        "A limit of bytes failed, and the operand was counted once more with the runtime's defaults.",
        "The message says which setting prevents the optimisation.");

    public static readonly MessageRule FormulaWarning = new(
        "SPL4123", MessageSeverity.Warning, "Warning of a requirement",
        "A requirement that is a text breaks a rule that is a warning. The message has the code of the rule.",
        "Correct the text. The [rules](../analyzers/docs/README.md) explain each code.");

    public static readonly MessageRule InThisProcess = new(
        "SPL4124", MessageSeverity.Warning, "Measured in the calling process",
        "`Isolation` is `None`, so runs share compiled code and memory and are not independent.",
        "Leave `Isolation` as it is where the verdict matters.");

    public static readonly MessageRule LoadedHere = new(
        "SPL4125", MessageSeverity.Warning, "Unsuitable code in this process",
        "The calling process has loaded code with coverage or without optimisation.",
        "Build in Release, and run without coverage.");

    public static readonly MessageRule BaselineUsed = new(
        "SPL4201", MessageSeverity.Note, "Baseline",
        "An operand is the last commit that passed, and the message says which.",
        "Nothing.");

    public static readonly MessageRule VersionUsed = new(
        "SPL4202", MessageSeverity.Note, "Version",
        "An operand is an old version, and the message says which commit or package it is.",
        "Nothing.");

    public static readonly MessageRule RuntimeUsed = new(
        "SPL4203", MessageSeverity.Note, "Runtime",
        "An operand ran on a runtime that was stated without its exact version.",
        "Nothing.");

    public static readonly MessageRule ReusedRuns = new(
        "SPL4204", MessageSeverity.Note, "Reused runs",
        "`Reuse` is set, and the message says which runs were measured earlier, or why not.",
        "Measure without `Reuse` to be sure.");

    public static readonly MessageRule ToolchainUsed = new(
        "SPL4205", MessageSeverity.Note, "Build of BenchmarkDotNet",
        "BenchmarkDotNet generated, built and started the measuring processes.",
        "Nothing.");

    public static readonly MessageRule Conclusion = new(
        "SPL4206", MessageSeverity.Warning, "Conclusion",
        "What follows from the comparisons, such as the growth that the times show.",
        "Nothing.");

    public static readonly MessageRule Learnt = new(
        "SPL4209", MessageSeverity.Warning, "Learnt runs",
        "`Learn` is set, and the message says from how many earlier runs of what the variation of runs was learnt.",
        "Nothing. The learnt runs must come from the same machine in the same condition.");

    public static readonly MessageRule LittleLearnt = new(
        "SPL4126", MessageSeverity.Warning, "Little learnt",
        "`Learn` is set, but earlier runs of an operand are missing or few.",
        "Measure the operand at more commits, or name an operand that behaves alike.");

    public static readonly MessageRule NotEvaluated = new(
        "SPL4207", MessageSeverity.Note, "Not evaluated here",
        "The experiment belongs to a test that another test depends on, or `splnet compare` asks for its operands only.",
        "Nothing.");

    public static readonly MessageRule InstructionsCounted = new(
        "SPL4208", MessageSeverity.Note, "Instructions",
        "The formula compares machine instructions, which are not time, or counts them in code without profiles.",
        "Nothing; `With(CodeTiers.Profiled)` keeps profiles.");
}
