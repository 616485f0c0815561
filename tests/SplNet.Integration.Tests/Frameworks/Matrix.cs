namespace SplNet.Integration.Tests.Frameworks;

/// <summary>
/// The frameworks that SplNet recognises: of each the lowest and the newest version that restore, that of the SDK's template, and what stands between them where they differ in what they
/// tell a running test.
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
        MSTest("3.8.3") with { Adapter = "SplNet.MSTest", Outcome = MatrixOutcome.WithoutRows },
        MSTest("3.11.1") with { OnlyInWhole = true },
        MSTest("4.0.2") with { Adapter = "SplNet.MSTest" },
        MSTest("4.5.3") with { Adapter = "SplNet.MSTest", IsNewest = true, OnlyInWhole = true },
        MSTest("4.5.3") with { Language = "vb", Sources = MatrixSources.VisualBasic },
        Xunit2("2.4.2", "2.4.5") with { Adapter = "SplNet.Xunit2", Sources = MatrixSources.XunitWithRows, Outcome = MatrixOutcome.WithoutSkips },
        Xunit2("2.9.3", "3.1.5") with { Outcome = MatrixOutcome.FactsOnly },
        Xunit3("2.0.3", "3.1.5") with { Adapter = "SplNet.Xunit", OnlyInWhole = true },
        Xunit3("3.2.2", "3.1.5") with { Language = "fs", Sources = MatrixSources.FSharp },
        Xunit3("4.0.2", "4.0.1") with { Adapter = "SplNet.Xunit", IsNewest = true },
        NUnit("3.14.0", "4.6.0") with { Adapter = "SplNet.NUnit", Properties = string.Empty, OnPlatform = false },
        NUnit("4.4.0", "5.2.0") with { OnlyInWhole = true },
        NUnit("5.0.0", "6.3.1") with { Adapter = "SplNet.NUnit", IsNewest = true },
        new("TUnit", "1.81.10", "cs", MatrixSources.TUnit, ("TUnit", "1.81.10")) { Adapter = "SplNet.TUnit", IsNewest = true, OnVstest = false },
    ];

    /// <summary>
    /// Those that are tried: most of them; all with the variable <c>FRAMEWORK_MATRIX=whole</c>; with <c>FRAMEWORK_VERSIONS=floating</c> the newest of each framework alone, in whatever
    /// version the machine's sources have by now.
    /// </summary>
    public static IReadOnlyList<MatrixRow> Chosen { get; } = IsFloating
        ? [.. Rows.Where(static row => row.IsNewest).Select(static row => row with { Packages = Array.ConvertAll(row.Packages, static one => (one.Package, "*")) })]
        : [.. Rows.Where(static row => IsWhole || !row.OnlyInWhole)];

    /// <summary>True if all rows are tried, each under both platforms.</summary>
    public static bool IsWhole => Environment.GetEnvironmentVariable("FRAMEWORK_MATRIX") == "whole";

    /// <summary>True if the versions are not those that are named here.</summary>
    public static bool IsFloating => Environment.GetEnvironmentVariable("FRAMEWORK_VERSIONS") == "floating";

    private static MatrixRow MSTest(string version) =>
        new("MSTest", version, "cs", MatrixSources.MSTest, (TestSdk, "18.0.1"), ("MSTest.TestFramework", version), ("MSTest.TestAdapter", version)) { Properties = MSTestPlatform };

    private static MatrixRow Xunit2(string version, string runner) =>
        new("xUnit.net 2", version, "cs", MatrixSources.Xunit, (TestSdk, "18.0.1"), ("xunit", version), ("xunit.runner.visualstudio", runner)) { OnPlatform = false };

    private static MatrixRow Xunit3(string version, string runner) =>
        new("xUnit.net v3", version, "cs", MatrixSources.Xunit, (TestSdk, "18.0.1"), ("xunit.v3", version), ("xunit.runner.visualstudio", runner)) { Properties = Xunit3Platform };

    private static MatrixRow NUnit(string version, string adapter) =>
        new("NUnit", version, "cs", MatrixSources.NUnit, (TestSdk, "18.0.1"), ("NUnit", version), ("NUnit3TestAdapter", adapter)) { Properties = NUnitPlatform, VstestCountsInconclusive = false };
}
