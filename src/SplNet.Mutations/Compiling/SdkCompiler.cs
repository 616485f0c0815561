using System.Reflection;
using System.Runtime.InteropServices;
using System.Runtime.Loader;

namespace SplNet.Mutations.Compiling;

/// <summary>
/// The compiler of the installed .NET SDK. The compiler that builds the user's projects knows their language version and runs their
/// generators. It is loaded from the SDK and is not shipped, so <see cref="Use"/> must run before the first method that names
/// a Roslyn type is compiled.
/// </summary>
internal static class SdkCompiler
{
    private const string Sdks = "sdk";

    private static readonly Lazy<string?> Found = new(Find);
    private static readonly Lock Taking = new();
    private static bool _isOffered;

    /// <summary>Gets the folder of the compiler; null if no SDK has one.</summary>
    public static string? Folder => Found.Value;

    /// <summary>
    /// Lets the runtime look for Roslyn in the SDK if it finds it nowhere else, because BenchmarkDotNet needs it too. Further calls have no
    /// effect, and the search is lazy.
    /// </summary>
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

    /// <summary>Makes the runtime find Roslyn in the SDK from now on.</summary>
    /// <exception cref="CompilationFailedException">No SDK is installed.</exception>
    public static void Use()
    {
        if (Folder is null)
            throw new CompilationFailedException(Missing(
                [.. Compilers(Path.Combine(Root, Sdks)).Select(static sdk => sdk.Version)],
                Path.Combine(Root, Sdks),
                Environment.Version.Major));
        Offer();
    }

    // The runtime is in <root>/shared/<framework>/<version>/.
    private static string Root => Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", ".."));

    // The compiler of a later .NET version than the one of this process cannot be loaded here.
    private static string? Find() => Compilers(Path.Combine(Root, Sdks))
        .Where(static sdk => sdk.Version.Number.Major <= Environment.Version.Major).Select(static sdk => sdk.Folder).FirstOrDefault();

    /// <summary>Explains why no compiler can be used, and what to do.</summary>
    /// <param name="installed">The versions of the installed SDKs.</param>
    /// <param name="place">Their folder.</param>
    /// <param name="runtime">The major version of the runtime of this process.</param>
    internal static string Missing(IReadOnlyList<SdkVersion> installed, string place, int runtime) => installed.Count == 0
        ? $"Mutants need the compiler of the .NET SDK, which {place} lacks. Install the SDK that builds the project."
        : $"The compiler of the .NET SDK {string.Join(", ", installed)} in {place} needs a later runtime than this tool's .NET " +
            $"{runtime}. Install the .NET {installed[^1].Number.Major} runtime there; the tool then runs on it.";

    // The newest first.
    private static IEnumerable<(string Folder, SdkVersion Version)> Compilers(string sdks) =>
        !Directory.Exists(sdks) ? [] : Directory.EnumerateDirectories(sdks)
            .Select(static folder => (Folder: Path.Combine(folder, "Roslyn", "bincore"), Version: SdkVersion.Of(Path.GetFileName(folder))!))
            .Where(static sdk => sdk.Version is not null && File.Exists(Path.Combine(sdk.Folder, "Microsoft.CodeAnalysis.CSharp.dll")))
            .OrderByDescending(static sdk => sdk.Version);

    private static Assembly? Resolve(AssemblyLoadContext context, AssemblyName name) =>
        string.IsNullOrEmpty(name.CultureName) && Folder is { } folder && Path.Combine(folder, name.Name + ".dll") is var file
        && File.Exists(file)
            ? context.LoadFromAssemblyPath(file)
            : null;
}
