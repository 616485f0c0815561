using System.Reflection;
using System.Runtime.InteropServices;
using System.Runtime.Loader;

namespace SplNet.Mutations.Compiling;

/// <summary>
/// The compiler of the .NET SDK that is installed: the one that builds the user's projects knows their language version and runs their generators. It is found where the SDK has it
/// and is not shipped, so <see cref="Use"/> comes before the first method that names a type of Roslyn is compiled.
/// </summary>
internal static class SdkCompiler
{
    private static readonly Lazy<string?> Found = new(Find);
    private static readonly Lock Taking = new();
    private static bool _isOffered;

    /// <summary>The folder of the compiler; null where no SDK has one.</summary>
    public static string? Folder => Found.Value;

    /// <summary>Has the runtime look for Roslyn in the SDK where it finds it nowhere else: BenchmarkDotNet asks for it too. Further calls change nothing, and nothing is looked for before it is needed.</summary>
    public static void Offer()
    {
        lock (Taking)
        {
            if (_isOffered)
                return;
            AssemblyLoadContext.Default.Resolving += Resolve;
            _isOffered = true;
        }
    }

    /// <summary>Has the runtime find Roslyn in the SDK from now on.</summary>
    /// <exception cref="CompilationFailedException">There is no SDK.</exception>
    public static void Use()
    {
        if (Folder is null)
            throw new CompilationFailedException($"Mutants are compiled by the compiler of the .NET SDK, and none is in {Path.Combine(Root, "sdk")}. Install the SDK with which the project is built.");
        Offer();
    }

    // The runtime lies in <root>/shared/<framework>/<version>/.
    private static string Root => Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", ".."));

    // That of a later version of .NET than this process runs on cannot be loaded here.
    private static string? Find()
    {
        var sdks = Path.Combine(Root, "sdk");
        if (!Directory.Exists(sdks))
            return null;
        return Directory.EnumerateDirectories(sdks)
            .Select(static folder => (Folder: Path.Combine(folder, "Roslyn", "bincore"), Version: SdkVersion.Of(Path.GetFileName(folder))))
            .Where(static sdk => sdk.Version is not null && sdk.Version.Number.Major <= Environment.Version.Major && File.Exists(Path.Combine(sdk.Folder, "Microsoft.CodeAnalysis.CSharp.dll")))
            .OrderByDescending(static sdk => sdk.Version)
            .Select(static sdk => sdk.Folder)
            .FirstOrDefault();
    }

    private static Assembly? Resolve(AssemblyLoadContext context, AssemblyName name) =>
        string.IsNullOrEmpty(name.CultureName) && Folder is { } folder && Path.Combine(folder, name.Name + ".dll") is var file && File.Exists(file) ? context.LoadFromAssemblyPath(file) : null;
}
