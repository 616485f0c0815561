using System.Globalization;
using System.Reflection;
using System.Text;
using SplNet.Arguments.Reflection;
using SplNet.Replaying.Frameworks.XunitV3.Replaying;
using SplNet.UnitTests;
using SplNet.Values;

namespace SplNet.Replaying.Frameworks.XunitV3;

/// <summary>Supports xUnit.net v3, with and without the adapter's package.</summary>
internal sealed class XunitV3Framework : TestFramework
{

    private static readonly TriedVersions Tried = new(new Version(2, 0), new Version(4, 0));

    /// <inheritdoc/>
    public override string Name => "xUnit.net v3";

    /// <inheritdoc/>
    public override string? VersionNote => XunitV3Names.TestContext is { } type ? Tried.Note(Name, type.Assembly) : null;

    /// <inheritdoc/>
    public override TestReader Reader => new XunitReader(
        Name, "xunit.v3.core", XunitV3Names.OutputHelper, ["Xunit.Sdk.IMessageSink", XunitV3Names.ContextAccessor],
        "Xunit.v3.IBeforeAfterTestAttribute", hooksNeedTest: true);

    /// <inheritdoc/>
    public override IEnumerable<SourceRow> RowsOf(Type testClass, MethodInfo method) => TheoryRows.Of(testClass, method);

    /// <inheritdoc/>
    public override RunningTest? FindRunningTest()
    {
        if (Late.GetStatic(XunitV3Names.TestContext, "Current") is not { } context || Late.Get(context, "Test") is not { } test
            || Late.Get(test, "TestMethod.TestClass.Class") is not Type type
            || Late.Get(test, "TestMethod.Method") is not MethodInfo method)
        {
            return null;
        }

        if (method.IsGenericMethod)
            method = method.GetGenericMethodDefinition();
        var arguments = Late.Get(test, "TestMethodArguments") as object?[] ?? [];
        return new RunningTest
        {
            Identity = TestIdentity.Of(type, method, method.GetParameters().Length > 0 ? TestRow.KeyOf(arguments) : null),
            Execution = test,
            FullName = $"{type.FullName}.{method.Name}",
            Filter = arguments.Length > 0 && Late.Get(test, "TestCase.TestCaseDisplayName") is string name
                ? $"DisplayName={TestFilter.Escape(name)}"
                : null,
            Arguments = ArgumentsOf(test, $"{type.FullName}.{method.Name}", arguments.Length > 0),
            Id = IdOf(test),
            Write = text => Write(context, text),
            Attach = (name, content) => Attach(context, name, content),
            GivenUp = Late.Get(context, "CancellationToken") as CancellationToken? ?? CancellationToken.None,
        };
    }

    /// <inheritdoc/>
    public override Task ReplayAsync(TestIdentity test)
    {
        new TestReplay(test).Run();
        return Task.CompletedTask;
    }

    /// <summary>Skips the running test: xUnit.net recognises the start of the message, whatever the exception's type.</summary>
    public override Exception? Skip(string reason) => new SkippedTestException(reason);

    // Its own runner selects only methods, and so does Microsoft.Testing.Platform in versions without test ids.
    internal static string ArgumentsOf(object test, string method, bool isRow)
    {
        if (TestPlatforms.Current == TestPlatform.XunitProgram)
            return $"-method {Shell.Current.Quote(method)}";
        return isRow && IdOf(test) is { } id ? $"--filter-uid {Shell.Current.Word(id)}" : $"--filter-method {Shell.Current.Quote(method)}";
    }

    private static string? IdOf(object test) => TestPlatforms.KnowsIds ? Late.Get(test, "TestCase.UniqueID") as string : null;

    private static void Write(object context, string text)
    {
        if (Late.Get(context, "TestOutputHelper") is { } output)
            Late.Call(output, "WriteLine", ("message", text));
    }

    // Attachments of a test must have different names, and each experiment adds one. A runner saves each as a file, with an extension for
    // the media type.
    private static void Attach(object context, string name, string content)
    {
        var bare = Path.GetFileNameWithoutExtension(name);
        var free = bare;
        for (var number = 2; Late.Get(context, "Attachments") is { } attached && Late.Call(attached, "ContainsKey", ("key", free)) is true;
            number++)
            free = string.Create(CultureInfo.InvariantCulture, $"{bare}-{number}");
        var mediaType = name.EndsWith(".html", StringComparison.Ordinal) ? "text/html" : "application/json";
        Late.Call(context, "AddAttachment", ("name", free), ("value", Encoding.UTF8.GetBytes(content)), ("mediaType", mediaType));
    }

    private sealed class SkippedTestException(string reason) : Exception(FailureChain.SkipToken + reason);
}
