using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;
using SplNet.Versions.Repositories;

namespace SplNet.Replaying.Frameworks.TUnit;

/// <summary>Supports TUnit.</summary>
internal sealed class TUnitFramework : TestFramework
{
    private const string Core = "TUnit.Core";
    private const string IdSetting = "id";
    private const string ClassSetting = "class";

    // Searching for a missing assembly takes milliseconds.
    private static readonly Lazy<Type?> FoundContext = new(static () => Late.Type("TUnit.Core.TestContext", Core));

    private static readonly TriedVersions Tried = new(new Version(1, 81), new Version(1, 81));

    /// <inheritdoc/>
    public override string Name => "TUnit";

    /// <inheritdoc/>
    public override string? VersionNote => FoundContext.Value is { } type ? Tried.Note(Name, type.Assembly) : null;

    /// <inheritdoc/>
    public override TestReader Reader => new TUnitReader();

    /// <inheritdoc/>
    public override IEnumerable<SourceRow> RowsOf(Type testClass, MethodInfo method) => DataSources.RowsOf(testClass, method);

    /// <inheritdoc/>
    public override RunningTest? FindRunningTest()
    {
        if (Late.GetStatic(FoundContext.Value, "Current") is not { } context || Late.Get(context, "Metadata.TestDetails") is not { } details
            || Late.Get(details, "ClassType") is not Type type || MethodOf(details, type) is not { } method
            || Late.Get(details, "TestId") is not string id)
        {
            return null;
        }

        var arguments = Late.Get(details, "TestMethodArguments") as object?[] ?? [];
        var ofClass = Late.Get(details, "TestClassArguments") as object?[] ?? [];
        var name = $"{type.FullName}.{method.Name}";
        return new RunningTest
        {
            Identity = TestIdentity.Of(type, method, arguments.Length > 0 ? TestRow.KeyOf(arguments) : null) with
            {
                Settings =
                    new Dictionary<string, string>(StringComparer.Ordinal) { [IdSetting] = id, [ClassSetting] = TestRow.KeyOf(ofClass) },
            },
            Execution = ExecutionToken.Of(context, Late.Get(context, "Execution.CurrentRetryAttempt") as int? ?? 0),
            FullName = name,
            Arguments = arguments.Length + ofClass.Length == 0
                ? $"--treenode-filter {Shell.Current.Quote($"/*/*/{NodeOf(type)}/{method.Name}")}"
                : $"--filter-uid {Shell.Current.Quote(id)}",
            Id = id,
            Write = text => (Late.Get(context, "Output.StandardOutput") as TextWriter)?.WriteLine(text),
            Attach = (file, content) => Late.Call(
                Late.Get(context, "Output")!, "AttachArtifact", ("filePath", ResultFile.Write(
                    Late.GetStatic(FoundContext.Value, "ResultsDirectory") as string ?? AppContext.BaseDirectory, name, file, content))),
            GivenUp = Late.Get(context, "Execution.CancellationToken") as CancellationToken? ?? CancellationToken.None,
            Pause = TimeLimit.Of(context, details),
        };
    }

    // The name of a nested class follows the name of the outer class, and the arguments of a generic class follow in brackets.
    internal static string NodeOf(Type type)
    {
        var definition = type.IsGenericType ? type.GetGenericTypeDefinition() : type;
        var name = definition.FullName!;
        var node = definition.Namespace is { } space ? name[(space.Length + 1)..] : name;
        return node.Contains('`', StringComparison.Ordinal) ? node[..node.IndexOf('`', StringComparison.Ordinal)] + "*" : node;
    }

    /// <summary>
    /// Runs the test with TUnit's own runner, which is the program of the test project. Hooks, data sources, injected properties and skips
    /// therefore follow TUnit's rules in any version.
    /// </summary>
    public override Task ReplayAsync(TestIdentity test)
    {
        var main = TestAssembly.Load(test.AssemblyPath).EntryPoint ?? throw new UnreplayableTestException(
            $"{test.AssemblyPath} does not have an entry point, through which TUnit runs its tests.");
        QuietReports.Choose();
        // A process that is killed before it removes the folder leaves it to the next one.
        using var results = new PrivateFolder();
        string[] arguments =
        [
            "--filter-uid", test.Settings[IdSetting], "--results-directory", results.Path, "--no-progress", "--no-banner",
        ];
        var code = Late.Await(main.Invoke(
            null, BindingFlags.DoNotWrapExceptions, binder: null, main.GetParameters().Length == 0 ? [] : [arguments], culture: null));
        if (Replay.Current is not { IsOver: true } && code is not 0)
            throw new UnreplayableTestException(
                $"TUnit ended with exit code {code} in the measuring process before the test reached the experiment. Its output says why.");
        return Task.CompletedTask;
    }

    /// <summary>Compares the values of the row, because ids only contain its number.</summary>
    public override void Verify(TestIdentity wanted)
    {
        if (FindRunningTest()?.Identity is { } running
            && (running.RowKey != wanted.RowKey || running.Settings[ClassSetting] != wanted.Settings[ClassSetting]))
            throw TestRow.Missing();
    }

    /// <summary>True for a test on which the requested test depends; TUnit runs these first.</summary>
    public override bool RunsAnother(TestIdentity wanted) =>
        FindRunningTest()?.Identity is { } running && running.Settings[IdSetting] != wanted.Settings[IdSetting];

    /// <inheritdoc/>
    public override Exception? Skip(string reason) =>
        Late.Type("TUnit.Core.Exceptions.SkipTestException", Core) is { } type ? (Exception)Late.New(type, ("reason", reason)) : null;

    private static MethodInfo? MethodOf(object details, Type type)
    {
        const BindingFlags any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic
            | BindingFlags.FlattenHierarchy;
        var name = Late.Get(details, "MethodName") as string;
        var parameters = Late.Get(details, "MethodMetadata.Parameters") as IEnumerable<object> ?? [];
        var types = parameters.Select(static parameter => Late.Get(parameter, "Type") as Type).ToList();
        var named = type.GetMethods(any).Where(method => method.Name == name).ToList();
        return named.Find(method => method.GetParameters().Select(static parameter => parameter.ParameterType).SequenceEqual(types))
            ?? named.FirstOrDefault();
    }
}
