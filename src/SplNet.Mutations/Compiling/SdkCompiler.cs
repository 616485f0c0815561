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
    private const string Sdks = "sdk";

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
            throw new CompilationFailedException(Missing([.. Compilers(Path.Combine(Root, Sdks)).Select(static sdk => sdk.Version)], Path.Combine(Root, Sdks), Environment.Version.Major));
        Offer();
    }

    // The runtime lies in <root>/shared/<framework>/<version>/.
    private static string Root => Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", ".."));

    // That of a later version of .NET than this process runs on cannot be loaded here.
    private static string? Find() => Compilers(Path.Combine(Root, Sdks)).Where(static sdk => sdk.Version.Number.Major <= Environment.Version.Major).Select(static sdk => sdk.Folder).FirstOrDefault();

    /// <summary>Why no compiler can be used, and what to do.</summary>
    /// <param name="installed">The versions of the SDKs that are there.</param>
    /// <param name="place">Their folder.</param>
    /// <param name="runtime">The major version of the runtime of this process.</param>
    internal static string Missing(IReadOnlyList<SdkVersion> installed, string place, int runtime) => installed.Count == 0
        ? $"Mutants are compiled by the compiler of the .NET SDK, and {place} has none. Install the SDK with which the project is built."
        : $"The compiler of the .NET SDK {string.Join(", ", installed)} in {place} needs a later runtime than .NET {runtime}, on which this tool runs. Install the .NET {installed[^1].Number.Major} runtime there; the tool then runs on it.";

    // The newest first.
    private static IEnumerable<(string Folder, SdkVersion Version)> Compilers(string sdks) => !Directory.Exists(sdks) ? [] : Directory.EnumerateDirectories(sdks)
        .Select(static folder => (Folder: Path.Combine(folder, "Roslyn", "bincore"), Version: SdkVersion.Of(Path.GetFileName(folder))!))
        .Where(static sdk => sdk.Version is not null && File.Exists(Path.Combine(sdk.Folder, "Microsoft.CodeAnalysis.CSharp.dll")))
        .OrderByDescending(static sdk => sdk.Version);

    private static Assembly? Resolve(AssemblyLoadContext context, AssemblyName name) =>
        string.IsNullOrEmpty(name.CultureName) && Folder is { } folder && Path.Combine(folder, name.Name + ".dll") is var file && File.Exists(file) ? context.LoadFromAssemblyPath(file) : null;
}
