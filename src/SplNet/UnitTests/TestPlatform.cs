using System.Reflection;

namespace SplNet.UnitTests;

/// <summary>The platform that runs the tests of this process. It determines the command that runs one of them again.</summary>
internal enum TestPlatform
{
    /// <summary>VSTest or an unknown host: <c>dotnet test</c> with a filter.</summary>
    Vstest,

    /// <summary>Microsoft.Testing.Platform through <c>dotnet test</c>, which passes arguments on.</summary>
    DotNetTest,

    /// <summary>Microsoft.Testing.Platform in the test program.</summary>
    Program,

    /// <summary>The runner of xUnit.net v3 in the test program.</summary>
    XunitProgram,
}

/// <summary>Recognises the platform.</summary>
internal static class TestPlatforms
{
    private const string PlatformAssembly = "Microsoft.Testing.Platform";

    // The runners of xUnit.net v3, including the VSTest one, start the test program with these arguments.
    private static readonly string[] ArgumentsOfXunitsRunners = ["@@", "-automated"];

    // Earlier versions do not have the option --filter-uid.
    private static readonly Version FirstWithIds = new(1, 9);

    /// <summary>The platform of this process.</summary>
    public static TestPlatform Current => Of(Assembly.GetEntryAssembly(), System.Environment.GetCommandLineArgs(), Loaded is not null);

    /// <summary>True if Microsoft.Testing.Platform is loaded and can run tests by id.</summary>
    public static bool KnowsIds => Loaded?.GetName().Version >= FirstWithIds;

    /// <summary>
    /// True if the platform makes the folder of the tests its current directory; a custom program that runs tests need not do so.
    /// </summary>
    public static bool BeginsInFolderOfTests => Assembly.GetEntryAssembly() is not { } entry || IsHostOfVstest(entry) || Loaded is not null;

    private static Assembly? Loaded =>
        Array.Find(AppDomain.CurrentDomain.GetAssemblies(), static one => one.GetName().Name == PlatformAssembly);

    /// <summary>True for the name of Microsoft.Testing.Platform's assembly.</summary>
    /// <param name="name">The simple name of an assembly.</param>
    public static bool IsPlatform(string name) => name == PlatformAssembly;

    /// <summary>True for the VSTest host, whatever its program name.</summary>
    public static bool IsHostOfVstest(Assembly entry) =>
        entry.GetName().Name is "testhost" or "testhost.x86"
        || Array.Exists(entry.GetReferencedAssemblies(), static one => one.Name == "Microsoft.TestPlatform.CrossPlatEngine");

    internal static TestPlatform Of(Assembly? entry, IReadOnlyCollection<string> arguments, bool hasPlatform)
    {
        if (entry is null || IsHostOfVstest(entry) || ArgumentsOfXunitsRunners.Any(arguments.Contains))
            return TestPlatform.Vstest;
        if (hasPlatform)
            return arguments.Contains("--server", StringComparer.Ordinal)
                || arguments.Contains("--internal-msbuild-node", StringComparer.Ordinal)
                ? TestPlatform.DotNetTest
                : TestPlatform.Program;
        return Array.Exists(
            entry.GetReferencedAssemblies(), static one => one.Name?.StartsWith("xunit.v3.", StringComparison.Ordinal) == true)
            ? TestPlatform.XunitProgram
            : TestPlatform.Vstest;
    }
}
