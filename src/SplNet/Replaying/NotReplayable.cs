using SplNet.Replaying.Frameworks;

namespace SplNet.Replaying;

/// <summary>Explains why an experiment is refused if no test or program is known that a measuring process could run again.</summary>
internal static class NotReplayable
{
    private const string OfAnyFramework =
        "neither MSTest, NUnit, TUnit nor xUnit.net reports a test, and no Main is on the call stack. " +
        "Evaluate the experiment in the test method or in Main, not in a thread or a task that was started without its "
        + "flow of execution, and with a framework that was neither trimmed nor merged into another assembly;";

    /// <summary>The reason, as a message for the user.</summary>
    public static string Problem => ProblemWith(
        TestFrameworks.All.Select(static framework => framework.NeedsCallStack).FirstOrDefault(static name => name is not null));

    internal static string ProblemWith(string? framework) =>
        "No test and no program is running here that another process could run again: " +
        $"{(framework is null ? OfAnyFramework : OfStack(framework))} Engine.Evaluate(experiment, isolate: " +
        "false) measures in this process.";

    private static string OfStack(string framework) =>
        $"{framework} does not report the running test. " +
        "Only the call stack shows it, and the test is not on it after an await in a helper, in a constructor or on another thread. " +
        "Evaluate the experiment in the test method itself, or before the helper's first await;";
}
