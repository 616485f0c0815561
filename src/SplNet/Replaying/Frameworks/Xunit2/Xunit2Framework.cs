using System.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.Xunit2;

/// <summary>
/// Supports xUnit.net 2. It does not expose the running test, so the call stack identifies it; only the adapter's own theory reveals the
/// running row. It lacks an outcome for inconclusive tests, which therefore fail.
/// </summary>
internal sealed class Xunit2Framework : TestFramework
{
    private const string Fact = "Xunit.FactAttribute";
    private static readonly TriedVersions Tried = new(new Version(2, 4), new Version(2, 9));

    // xUnit.net v3 has attributes with the same name in a different assembly.
    private static Assembly? Core =>
        Array.Find(AppDomain.CurrentDomain.GetAssemblies(), static assembly => assembly.GetName().Name == "xunit.core");

    /// <inheritdoc/>
    public override string Name => "xUnit.net 2";

    /// <inheritdoc/>
    public override string? VersionNote => Core is { } core ? Tried.Note(Name, core) : null;

    /// <inheritdoc/>
    public override string? NeedsCallStack => Core is null ? null : Name;

    /// <inheritdoc/>
    public override TestReader Reader => new XunitReader(
        Name, "xunit.core", "Xunit.Abstractions.ITestOutputHelper", ["Xunit.Abstractions.IMessageSink"],
        "Xunit.Sdk.BeforeAfterTestAttribute", hooksNeedTest: false);

    /// <inheritdoc/>
    public override IEnumerable<SourceRow> RowsOf(Type testClass, MethodInfo method) => TheoryRows.Of(method);

    /// <inheritdoc/>
    public override RunningTest? FindRunningTest()
    {
        if (Core is null || StackedTest.Find(Fact) is not { } test)
            return null;
        var running = test.Running();
        if (test.Method.GetParameters().Length == 0)
            return running;
        if (RunningRow.Now is { } row)
            return running with { Identity = TestIdentity.Of(test.Class, test.Method, TestRow.KeyOf(row.Arguments)), Execution = row };
        return running with
        {
            Refusal = running.Refusal
                ?? $"xUnit.net 2 does not report which row of the theory {test.Method.Name} is running, " +
                    "so no other process can run it again: "
                + "add the package SplNet.Xunit2 and write [SplTheory] instead of [Theory], write a [Fact] for each row, " +
                    "or upgrade to xunit.v3.",
        };
    }

    /// <inheritdoc/>
    public override Task ReplayAsync(TestIdentity test)
    {
        TestReplay.Run(test);
        return Task.CompletedTask;
    }
}
