using System.Runtime.InteropServices;
using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>
/// The native library behind LibGit2Sharp: the one that travels with the binding, else that of the system. It is loaded once, and never
/// reads the developer's own configuration.
/// </summary>
internal static class NativeGit
{
    // The name under which the binding looks for its library: a build of libgit2 1.7.
    private const string Name = "git2-a2bde63";

    private static readonly string LinkName = Name + (OperatingSystem.IsMacOS() ? ".dylib" : ".so");

    // Loaded once for the process, and what went wrong then goes wrong again.
    private static readonly Lazy<string> Version = new(Load);

    /// <summary>Loads the library, if that has not been done.</summary>
    /// <returns>Which one it is.</returns>
    /// <exception cref="RepositoryException">There is none.</exception>
    public static string EnsureLoaded() => Version.Value;

    private static string Load()
    {
        using var link = IsBundled() ? null : LinkTo(SystemLibrary.Find() ?? throw Missing(null));
        if (link is not null)
            GlobalSettings.NativeLibraryPath = link.Path;
        try
        {
            // A folder that does not exist, where nobody else can make one.
            var nowhere = Path.Combine(AppContext.BaseDirectory, "no-configuration-of-git");
            foreach (var level in new[] { ConfigurationLevel.ProgramData, ConfigurationLevel.System, ConfigurationLevel.Xdg, ConfigurationLevel.Global })
                GlobalSettings.SetConfigSearchPaths(level, nowhere);
            OwnerCheck.TurnOff(link is null
                ? NativeLibrary.Load(Name, typeof(Repository).Assembly, DllImportSearchPath.AssemblyDirectory)
                : NativeLibrary.Load(link.Combine(LinkName)));
            // Both change what a command may fetch or configure, not what is read here.
            GlobalSettings.SetExtensions("worktreeconfig", "partialclone");
            return GlobalSettings.Version.InformationalVersion;
        }
        catch (Exception failure) when (failure is TypeInitializationException or DllNotFoundException or EntryPointNotFoundException)
        {
            throw Missing(failure);
        }
    }

    private static bool IsBundled()
    {
        if (!NativeLibrary.TryLoad(Name, typeof(Repository).Assembly, DllImportSearchPath.AssemblyDirectory, out var handle))
            return false;
        NativeLibrary.Free(handle);
        return true;
    }

    // Only for as long as it takes to load the library.
    private static PrivateFolder LinkTo(string library)
    {
        var folder = new PrivateFolder();
        File.CreateSymbolicLink(folder.Combine(LinkName), library);
        return folder;
    }

    internal static RepositoryException Missing(Exception? cause)
    {
        var binding = typeof(Repository).Assembly.GetName();
        return new RepositoryException(
            RepositoryProblem.MissingLibrary,
            "Revisions of git need the native library libgit2, 1.5 to 1.7, and there is none",
            $"for {RuntimeInformation.RuntimeIdentifier}, {binding.Name} {binding.Version}",
            "Install it (Debian and Ubuntu: apt-get install libgit2-1.5), or add the NuGet package LibGit2Sharp.NativeBinaries 2.0.321 to your project.",
            cause);
    }
}
