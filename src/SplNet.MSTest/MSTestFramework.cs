using SplNet.MSTest;
using SplNet.MSTest.Replaying;
using SplNet.Testing;

[assembly: TestFrameworkAdapter(typeof(MSTestFramework))]

namespace SplNet.MSTest;

/// <summary>MSTest as SplNet sees it; SplNet finds it when this assembly lies beside its own.</summary>
public sealed class MSTestFramework : TestFramework
{
    /// <inheritdoc/>
    public override string Name => "MSTest";

    /// <inheritdoc/>
    public override RunningTest? FindRunningTest()
    {
        if (TestContext.Current is not { } context || ContextMethod.Of(context) is not var (type, method))
            return null;
        var row = context.TestData is { } data ? TestRow.KeyOf(data) : null;
        return new RunningTest
        {
            Identity = TestIdentity.Of(type, method, row) with { Settings = ContextProperties.Of(context) },
            Execution = ExecutionToken.Of(context),
            FullName = $"{type.FullName}.{method.Name}",
            Filter = RequirementRow.NameOf(method, context.TestData) is { } name ? $"FullyQualifiedName={type.FullName}.{method.Name}&Name={TestFilter.Escape(name)}" : null,
            Write = context.WriteLine,
            Attach = (name, content) => context.AddResultFile(ResultFile.Write(context, name, content)),
        };
    }

    /// <inheritdoc/>
    public override Task ReplayAsync(TestIdentity test)
    {
        new TestReplay(test).Run();
        return Task.CompletedTask;
    }

    /// <inheritdoc/>
    public override Exception? Skip(string reason) => new AssertInconclusiveException(reason);
}
