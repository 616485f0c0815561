using SplNet.Testing;
using SplNet.Xunit;
using SplNet.Xunit.Replaying;
using Xunit;
using Xunit.v3;

[assembly: TestFrameworkAdapter(typeof(XunitFramework))]

namespace SplNet.Xunit;

/// <summary>xUnit.net v3 as SplNet sees it; SplNet finds it when this assembly lies beside its own.</summary>
public sealed class XunitFramework : Testing.TestFramework
{
    /// <inheritdoc/>
    public override string Name => "xUnit.net v3";

    /// <inheritdoc/>
    public override RunningTest? FindRunningTest()
    {
        var context = TestContext.Current;
        if (context.Test is not IXunitTest test)
            return null;
        var type = test.TestMethod.TestClass.Class;
        var method = test.TestMethod.Method;
        if (method.IsGenericMethod)
            method = method.GetGenericMethodDefinition();
        var row = method.GetParameters().Length > 0 ? TestRow.KeyOf(test.TestMethodArguments) : null;
        return new RunningTest
        {
            Identity = TestIdentity.Of(type, method, row),
            Execution = test,
            FullName = $"{type.FullName}.{method.Name}",
            Filter = test.TestMethodArguments is [SplRequirement] ? $"DisplayName={TestFilter.Escape(test.TestDisplayName)}" : null,
            Write = text => context.TestOutputHelper?.WriteLine(text),
            Attach = (name, content) => Attachment.Add(context, name, content),
        };
    }

    /// <inheritdoc/>
    public override Task ReplayAsync(TestIdentity test)
    {
        new TestReplay(test).Run();
        return Task.CompletedTask;
    }

    /// <inheritdoc/>
    public override Exception? Skip(string reason) => new SkippedTestException(reason);
}
