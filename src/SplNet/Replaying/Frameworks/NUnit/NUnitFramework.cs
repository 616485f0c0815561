using System.Globalization;
using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>Supports NUnit 3 to 5, with and without the adapter's package.</summary>
internal sealed class NUnitFramework : TestFramework
{
    private const string ParameterPrefix = "parameter:";
    private const string SeedSetting = "seed";

    private static readonly TriedVersions Tried = new(new Version(3, 14), new Version(5, 0));

    /// <inheritdoc/>
    public override string Name => "NUnit";

    /// <inheritdoc/>
    public override string? VersionNote => NUnitNames.ExecutionContext is { } type ? Tried.Note(Name, type.Assembly) : null;

    /// <inheritdoc/>
    public override TestReader Reader => new NUnitReader();

    /// <inheritdoc/>
    public override IEnumerable<SourceRow> RowsOf(Type testClass, MethodInfo method) => BuiltTests.RowsOf(testClass, method);

    /// <inheritdoc/>
    public override IEnumerable<SourceRow> FixturesOf(Type testClass) => BuiltTests.FixturesOf(testClass);

    /// <inheritdoc/>
    public override RunningTest? FindRunningTest()
    {
        if (Late.GetStatic(NUnitNames.ExecutionContext, "CurrentContext") is not { } context
            || NUnitTest.Of(Late.Get(context, "CurrentTest")) is not { } test)
            return null;
        var own = NUnitNames.Needed("NUnit.Framework.TestContext");
        var identity = test.Identity;
        return new RunningTest
        {
            Identity = identity with
            {
                Settings = Parameters(own).Concat(Seed(test)).Concat(identity.Settings).ToDictionary(StringComparer.Ordinal),
            },
            StartFolder = TestPlatforms.BeginsInFolderOfTests ? null : UnitTests.StartFolder.OfProcess,

            // A repeated or retried test keeps its context, and has a result for each attempt.
            Execution = Late.Get(context, "CurrentResult") ?? test.Test,
            FullName = $"{test.Class.FullName}.{test.Method.Name}",
            Filter = NUnitFilters.Of(test),
            RunSetting = NUnitFilters.RunSetting(test),
            Write = text => (Late.GetStatic(own, "Out") as TextWriter)?.WriteLine(text),
            Attach = (name, content) =>
                Late.CallStatic(own, "AddTestAttachment", ("filePath", ResultFile.Write(Folder(own), test.FullName, name, content))),
        };
    }

    /// <inheritdoc/>
    public override Task ReplayAsync(TestIdentity test)
    {
        var parameters = test.Settings.Where(static setting => setting.Key.StartsWith(ParameterPrefix, StringComparison.Ordinal))
            .ToDictionary(static setting => setting.Key[ParameterPrefix.Length..], static setting => setting.Value, StringComparer.Ordinal);
        TestReplay.Run(
            test, parameters, test.Settings.TryGetValue(SeedSetting, out var seed) ? int.Parse(seed, CultureInfo.InvariantCulture) : null);
        return Task.CompletedTask;
    }

    /// <inheritdoc/>
    public override Exception? Skip(string reason) =>
        (Exception)Late.New(NUnitNames.Needed("NUnit.Framework.InconclusiveException"), ("message", reason));

    private static string Folder(Type own) =>
        Late.Get(Late.GetStatic(own, "CurrentContext"), "WorkDirectory") as string ?? AppContext.BaseDirectory;

    // NUnit uses the seed to draw the rows of [Random]; for other tests it would only make each run look different.
    private static IEnumerable<KeyValuePair<string, string>> Seed(NUnitTest test) =>
        Array.Exists(test.Method.GetParameters(), static parameter =>
            parameter.CustomAttributes.Any(static attribute => NamedAttributes.Is(attribute.AttributeType, NUnitNames.Random)))
        && Late.GetStatic(NUnitNames.Needed("NUnit.Framework.Internal.Randomizer"), "InitialSeed") is int seed
            ? [KeyValuePair.Create(SeedSetting, seed.ToString(CultureInfo.InvariantCulture))]
            : [];

    // The run parameters.
    private static IEnumerable<KeyValuePair<string, string>> Parameters(Type own)
    {
        if (Late.GetStatic(own, "Parameters") is not { } parameters || Late.Get(parameters, "Names") is not IEnumerable<string> names)
            yield break;
        foreach (var name in names)
        {
            if (Late.Call(parameters, "Get", ("name", name)) is string value)
                yield return new KeyValuePair<string, string>(ParameterPrefix + name, value);
        }
    }
}
