namespace SplNet.Integration.Tests.Frameworks;

/// <summary>
/// The frameworks that SplNet recognises: of each the lowest and the newest version that restore, that of the SDK's template, and what
/// stands between them where they differ in what they tell a running test.
/// </summary>
internal static class Matrix
{
    private const string TestSdk = "Microsoft.NET.Test.Sdk";
    private const string MSTestPlatform = "<EnableMSTestRunner>true</EnableMSTestRunner>";
    private const string Xunit3Platform = "<UseMicrosoftTestingPlatformRunner>true</UseMicrosoftTestingPlatformRunner>";
    private const string NUnitPlatform = "<EnableNUnitRunner>true</EnableNUnitRunner>";

    /// <summary>The rows, with the versions that were tried.</summary>
    public static IReadOnlyList<MatrixRow> Rows { get; } =
    [
        MSTest("3.1.1") with
        {
            Adapter = "SplNet.MSTest",
            Rows = RowSupport.Refused,
            OnPlatform = false,
            Properties = string.Empty,
            IsLong = true,
        },
        MSTest("3.8.3") with { Rows = RowSupport.Refused, IsLong = true },
        MSTest("3.11.1") with { Sources = MatrixSources.MSTestFolded, IsLong = true },
        MSTest("4.0.2") with { Adapter = "SplNet.MSTest", Sources = MatrixSources.MSTestFolded, IsTemplate = true, Repeats = true },
        MSTest("4.5.3") with { Adapter = "SplNet.MSTest", IsNewest = true, Repeats = true },
        MSTest("4.5.3") with { Language = "vb", Sources = MatrixSources.VisualBasic, IsLong = true },
        Xunit2("2.4.1", "2.4.5") with
        {
            Adapter = "SplNet.Xunit2",
            Sources = MatrixSources.XunitWithRows,
            Repeats = true,
            VstestRepeatsAllRows = true,
            Features = Xunit2Features.Life,
            AllFeatures = Xunit2Features.All,
            IsLong = true,
        },
        Xunit2("2.9.3", "3.1.5") with { IsTemplate = true },
        Xunit3("2.0.3", "3.1.5") with { Adapter = "SplNet.Xunit", Repeats = true, PlatformRepeatsAllRows = true, IsLong = true },
        Xunit3("3.2.2", "3.1.5") with { Language = "fs", Sources = MatrixSources.FSharp, IsLong = true },
        Xunit3("4.0.2", "4.0.1") with { Adapter = "SplNet.Xunit", IsNewest = true, Repeats = true },
        NUnit("3.14.0", "4.6.0") with { Adapter = "SplNet.NUnit", Properties = string.Empty, OnPlatform = false, IsLong = true },
        NUnit("4.3.2", "5.0.0") with { IsTemplate = true, Repeats = true },
        NUnit("5.0.0", "6.3.1") with
        {
            Adapter = "SplNet.NUnit",
            IsNewest = true,
            Repeats = true,
            Features = NUnitFeatures.Life,
            AllFeatures = NUnitFeatures.All,
        },
        new("MSTest and NUnit", "4.5.3 and 5.0.0", "cs", MatrixSources.MSTest, [
            .. MSTest("4.5.3").Packages,
            .. NUnit("5.0.0", "6.3.1").Packages[1..]])
        {
            OnPlatform = false,
            Undecided = "inconclusive",
            IsLong = true,
            Second = (MatrixSources.NUnitInNamespace, NUnit("5.0.0", "6.3.1").VstestExpected),
        },
        new("TUnit", "1.81.10", "cs", MatrixSources.TUnit, ("TUnit", "1.81.10"))
        {
            Adapter = "SplNet.TUnit",
            HasSummary = true,
            Undecided = "skipped",
            IsNewest = true,
            OnVstest = false,
            Repeats = true,
            Features = TUnitFeatures.Life,
            AllFeatures = TUnitFeatures.All,
        },
    ];

    /// <summary>
    /// Those that are tried; with the variable <c>FRAMEWORK_VERSIONS=floating</c> the newest of each framework alone, in whatever version
    /// the machine's sources have by now.
    /// </summary>
    public static IReadOnlyList<MatrixRow> Chosen { get; } = IsFloating
        ? [.. Rows.Where(static row => row.IsNewest)
            .Select(static row => row with { Packages = Array.ConvertAll(row.Packages, static one => (one.Package, "*")) })]
        : Rows;

    /// <summary>
    /// Those that are tried on every change: each framework that can be had as of now, and each platform of it once. Where there are two
    /// versions, that of the template runs under VSTest, as most people have it, and the newest one under Microsoft.Testing.Platform.
    /// Another language says nothing of the runner and of the measuring process, and what recognises an old version hardly changes.
    /// </summary>
    public static IReadOnlyList<MatrixRow> Versions { get; } = [.. Chosen.Where(static row => !row.IsLong).Select(Quick)];

    /// <summary>
    /// What is left for the long tests, each under all its platforms: versions that are recognised as others are, and all that a framework
    /// gives to tests.
    /// </summary>
    public static IReadOnlyList<MatrixRow> Others { get; } =
        [.. Chosen.Where(static row => row.IsLong || Quick(row) != row || row.Features is not null)
            .Select(static row => row with { Features = row.AllFeatures, IsWhole = true })];

    /// <summary>True if the versions are not those that are named here.</summary>
    public static bool IsFloating => Environment.GetEnvironmentVariable("FRAMEWORK_VERSIONS") == "floating";

    private static MatrixRow Quick(MatrixRow row) => row switch
    {
        { IsTemplate: true } => row with { OnPlatform = false },
        { IsNewest: true } when Chosen.Any(one => one.IsTemplate && one.Framework == row.Framework) => row with { OnVstest = false },
        _ => row,
    };

    private static MatrixRow MSTest(string version) =>
        new(
            "MSTest", version, "cs", MatrixSources.MSTest, (TestSdk, "18.0.1"), ("MSTest.TestFramework", version),
            ("MSTest.TestAdapter", version)) { Properties = MSTestPlatform, Undecided = "inconclusive" };

    private static MatrixRow Xunit2(string version, string runner) =>
        new(
            "xUnit.net 2", version, "cs", MatrixSources.Xunit, (TestSdk, "18.0.1"), ("xunit", version),
            ("xunit.runner.visualstudio", runner)) { Rows = RowSupport.WithOwnAttribute, OnPlatform = false };

    private static MatrixRow Xunit3(string version, string runner) =>
        new(
            "xUnit.net v3", version, "cs", MatrixSources.Xunit, (TestSdk, "18.0.1"), ("xunit.v3", version),
            ("xunit.runner.visualstudio", runner)) { Properties = Xunit3Platform, Undecided = "skipped" };

    private static MatrixRow NUnit(string version, string adapter) =>
        new("NUnit", version, "cs", MatrixSources.NUnit, (TestSdk, "18.0.1"), ("NUnit", version), ("NUnit3TestAdapter", adapter))
        {
            Properties = NUnitPlatform,
            Undecided = "inconclusive",
            VstestCountsInconclusive = false,
        };
}
