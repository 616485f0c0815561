using System.Diagnostics;
using System.Reflection;
using SplNet.Replaying.Frameworks;
using SplNet.UnitTests;

namespace SplNet.Replaying;

/// <summary>The context in which an experiment is evaluated: a test or a program.</summary>
/// <param name="Origin">The origin from which a measuring process reaches the experiment again.</param>
/// <param name="Log">The experiments that were evaluated earlier.</param>
/// <param name="Test">The running test; null in a program.</param>
/// <param name="Framework">The test's framework; null in a program.</param>
internal sealed record EvaluationContext(ExperimentOrigin Origin, EvaluationLog Log, RunningTest? Test, TestFramework? Framework)
{
    /// <summary>The additional origin of a requirement that is one of many, besides the test or the program; or null.</summary>
    public string? Requirement { get; init; }

    /// <summary>The number of experiments that were evaluated earlier, if the log does not contain them.</summary>
    public int? Before { get; init; }

    /// <summary>The command-line arguments of the running program; empty in a test.</summary>
    public IReadOnlyList<string> Arguments { get; init; } = Origin is ProgramOrigin program ? program.Arguments : [];

    private static readonly object Program = new();

    /// <summary>
    /// True if a program such as the tool evaluates requirements of other programs. Their processes start like test platforms start them.
    /// </summary>
    public bool IsForeign { get; init; }

    /// <summary>
    /// The folder in which measuring processes start: the current directory before the test or program started. Code that changes it does
    /// so again in the measuring process, and a relative change from a later directory would fail. Null uses the current directory: reading
    /// a requirement changes nothing, so its files are where the evaluating test finds them.
    /// </summary>
    public string? StartFolder => FolderOfStart is { } folder && Directory.Exists(folder) ? folder : null;

    private string? FolderOfStart => this switch
    {
        { IsForeign: true } => Path.GetDirectoryName(Origin.AssemblyPath),
        { Origin.RunsAgain: false } => null,
        { Test: { } test } => test.StartFolder ?? Path.GetDirectoryName(test.Identity.AssemblyPath),
        _ => UnitTests.StartFolder.OfProcess,
    };

    /// <summary>Finds the running test or program, or null.</summary>
    public static EvaluationContext? Find()
    {
        foreach (var framework in TestFrameworks.All)
        {
            if (framework.FindRunningTest() is { } test)
                return new EvaluationContext(
                    new TestOrigin(framework.Name, test.Identity), EvaluationLog.Of(test.Execution), test, framework);
        }

        return IsInProgram() ? new EvaluationContext(CurrentProgram(), EvaluationLog.Of(Program), null, null) : null;
    }

    // The generated Main of a test executable must never run again. It is not on the stack of a test; neither is a program's own Main in
    // code that it calls after an await.
    private static bool IsInProgram() =>
        Assembly.GetEntryAssembly() is { EntryPoint: { } main } entry
        && (CallStack.Methods(new StackTrace()).Any(method => method == main || IsAsynchronousMain(method, main))
            || UserProgram.Is(entry, AppDomain.CurrentDomain.GetAssemblies()));

    // The compiler wraps an asynchronous Main, and the wrapper is the entry point.
    private static bool IsAsynchronousMain(MethodInfo method, MethodInfo entry) =>
        method.DeclaringType == entry.DeclaringType && method.Name is "Main" or "<Main>$";

    private static ProgramOrigin CurrentProgram() =>
        new(Assembly.GetEntryAssembly()!.Location, [.. System.Environment.GetCommandLineArgs().Skip(1)]);
}
