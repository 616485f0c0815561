using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.Replaying.Frameworks.MSTest.Replaying;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.MSTest;

/// <summary>Supports MSTest 3 and 4, with and without the adapter's package.</summary>
internal sealed class MSTestFramework : TestFramework
{
    private const string RowUnknown = "Data rows need MSTest 3.11 or later. Upgrade, or write one test per row.";

    private static readonly TriedVersions Tried = new(new Version(3, 1), new Version(4, 5));

    /// <inheritdoc/>
    public override string Name => "MSTest";

    /// <inheritdoc/>
    public override string? VersionNote => MSTestNames.TestContext is { } type ? Tried.Note(Name, type.Assembly) : null;

    /// <inheritdoc/>
    public override string? NeedsCallStack =>
        MSTestNames.TestContext is not null && !RunningContext.IsReported ? "MSTest before version 3.10" : null;

    /// <inheritdoc/>
    public override TestReader Reader => new MSTestReader();

    /// <inheritdoc/>
    public override IEnumerable<SourceRow> RowsOf(Type testClass, MethodInfo method) => DataRows.Described(method);

    /// <inheritdoc/>
    public override RunningTest? FindRunningTest() => RunningContext.Find() is { } context ? Find(context) : FindOnStack();

    /// <inheritdoc/>
    public override Task ReplayAsync(TestIdentity test)
    {
        new TestReplay(test).Run();
        return Task.CompletedTask;
    }

    /// <inheritdoc/>
    public override Exception? Skip(string reason) =>
        MSTestNames.Inconclusive is { } type ? (Exception)Activator.CreateInstance(type, reason)! : null;

    private static RunningTest? Find(object context)
    {
        var texts = RunningContext.Texts(context);
        var data = Late.Get(context, "TestData") as object?[];
        if (ContextMethod.Of(context, texts, data) is not var (type, method))
            return null;
        var name = $"{type.FullName}.{method.Name}";
        return new RunningTest
        {
            Identity = TestIdentity.Of(type, method, data is null ? null : TestRow.KeyOf(data)) with { Settings = texts },
            StartFolder = DeployedFolder(texts),
            Execution = ExecutionToken.Of(context, Late.Get(context, "TestRunCount") as int? ?? 1, data),
            FullName = name,
            Filter = RowName(context, method, data) is { } row ? $"FullyQualifiedName={name}&Name={TestFilter.Escape(row)}" : null,
            Write = text => Late.Call(context, "WriteLine", ("message", text)),
            Attach = (file, content) => Late.Call(
                context, "AddResultFile", ("fileName", ResultFile.Write(
                    Late.Get(context, "TestResultsDirectory") as string ?? AppContext.BaseDirectory, name, file, content))),
            GivenUp = GivenUp(context, method),
        };
    }

    // With deployment items, tests start in the folder into which MSTest has copied them. MSTest also creates that folder without items,
    // and leaves it empty.
    private static string? DeployedFolder(IReadOnlyDictionary<string, string> texts) =>
        texts.TryGetValue("DeploymentDirectory", out var folder) && UnitTests.StartFolder.IsNowIn(folder) ? folder : null;

    // With cooperative cancellation, MSTest waits for the test however long it takes, and the test observes the context's token.
    private static CancellationToken GivenUp(object context, MethodInfo method) =>
        NamedAttributes.Of(method, MSTestNames.Timeout).Any(static limit => Late.Get(limit, "CooperativeCancellation") is true)
            ? CancellationToken.None
            : Late.Get(context, "CancellationTokenSource.Token") as CancellationToken? ?? CancellationToken.None;

    // MSTest exposes the name of a row from version 3.8.
    private static string? RowName(object context, MethodInfo method, object?[]? data) =>
        RequirementTest.NameOf(method, data) ?? (data is null ? null : Late.Get(context, "TestDisplayName") as string);

    // Before version 3.10, only the call stack shows which test is running.
    private static RunningTest? FindOnStack()
    {
        if (MSTestNames.TestContext is null || StackedTest.Find(MSTestNames.TestMethod) is not { } test)
            return null;
        var running = test.Running();
        return running with
        {
            Refusal = running.Refusal ?? (test.Method.GetParameters().Length > 0 ? RowUnknown : null),
            Identity = TestIdentity.Of(test.Class, test.Method, rowKey: null) with
            {
                Settings = new Dictionary<string, string>(StringComparer.Ordinal)
                {
                    ["TestName"] = test.Method.Name,
                    ["FullyQualifiedTestClassName"] = test.Class.FullName!,
                },
            },
        };
    }
}
