using System.Reflection;
using System.Runtime.Loader;

namespace SplNet.Values.Runtimes;

/// <summary>
/// Roslyn of the installed SDK, for BenchmarkDotNet, whose configurations ask it for the keywords of C#. SplNet's package does not include
/// Roslyn (<c>build/SplNet.Engine.targets</c>).
/// </summary>
internal static class SdkRoslyn
{
    private const string CSharp = "Microsoft.CodeAnalysis.CSharp";

    // The runtime looks here if the program has none of them. Generators and analyzers are not its business.
    private static readonly string[] Offered = [CSharp, "Microsoft.CodeAnalysis"];

    private static readonly Lazy<string?> Folder = new(Find);
    private static readonly Lazy<string?> Problem = new(Check);

    /// <summary>Makes Roslyn available to BenchmarkDotNet.</summary>
    /// <returns>The reason why there is none, for the user; null if it is available.</returns>
    public static string? Offer() => Problem.Value;

    // Both are in the context of SplNet, which is not the default one in a plug-in.
    private static string? Check()
    {
        var context = AssemblyLoadContext.GetLoadContext(typeof(SdkRoslyn).Assembly)!;
        context.Resolving += Resolve;
        try
        {
            context.LoadFromAssemblyName(new AssemblyName(CSharp));
            return null;
        }
        catch (FileNotFoundException)
        {
            return $"BenchmarkDotNet needs Roslyn, and {Path.Combine(InstalledFrameworks.Here.Root, "sdk")} has no SDK for this runtime. " +
                "Install the SDK, or refer to the package BenchmarkDotNet.";
        }
    }

    private static Assembly? Resolve(AssemblyLoadContext context, AssemblyName name) =>
        Offered.Contains(name.Name, StringComparer.Ordinal) && string.IsNullOrEmpty(name.CultureName) && Folder.Value is { } folder
            ? context.LoadFromAssemblyPath(Path.Combine(folder, name.Name + ".dll"))
            : null;

    // A later SDK has a compiler that this runtime cannot load.
    private static string? Find()
    {
        var sdks = Path.Combine(InstalledFrameworks.Here.Root, "sdk");
        return !Directory.Exists(sdks) ? null : Directory.EnumerateDirectories(sdks)
            .Select(static folder =>
                (Folder: Path.Combine(folder, "Roslyn", "bincore"), Version: RuntimeVersion.Parse(Path.GetFileName(folder))))
            .Where(static sdk => sdk.Version is { } version && version.Number.Major <= Environment.Version.Major
                && Offered.All(name => File.Exists(Path.Combine(sdk.Folder, name + ".dll"))))
            .OrderByDescending(static sdk => sdk.Version)
            .Select(static sdk => sdk.Folder)
            .FirstOrDefault();
    }
}
