using System.Runtime.InteropServices;
using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>The native library that comes with LibGit2Sharp, for the whole process: set up once, so that it never reads the developer's own configuration.</summary>
internal static class NativeGit
{
    // Loaded once for the process, and what went wrong then goes wrong again.
    private static readonly Lazy<string> Version = new(Load);

    /// <summary>Loads the library, if that has not been done.</summary>
    /// <returns>Which one it is.</returns>
    /// <exception cref="RepositoryException">There is none.</exception>
    public static string EnsureLoaded() => Version.Value;

    private static string Load()
    {
        try
        {
            // A folder that does not exist, where nobody else can make one.
            var nowhere = Path.Combine(AppContext.BaseDirectory, "no-configuration-of-git");
            foreach (var level in new[] { ConfigurationLevel.ProgramData, ConfigurationLevel.System, ConfigurationLevel.Xdg, ConfigurationLevel.Global })
                GlobalSettings.SetConfigSearchPaths(level, nowhere);
            // The check guards against running what a foreign repository names, and nothing here runs hooks, filters or pagers. It would refuse the checkout
            // of a container, which often belongs to another user: its exceptions stand in the configuration that is not read.
            GlobalSettings.SetOwnerValidation(false);
            // They change what a command may fetch, configure, remove or write, not what is read here.
            GlobalSettings.SetExtensions("worktreeconfig", "partialclone", "preciousobjects", "relativeworktrees");
            return GlobalSettings.Version.InformationalVersion;
        }
        catch (Exception failure) when (failure is TypeInitializationException or DllNotFoundException or EntryPointNotFoundException)
        {
            throw Missing(failure);
        }
    }

    private static RepositoryException Missing(Exception cause)
    {
        var binding = typeof(Repository).Assembly.GetName();
        return new RepositoryException(
            RepositoryProblem.MissingLibrary,
            $"Revisions of git need the native library of {binding.Name} {binding.Version}, and it is not there for {RuntimeInformation.RuntimeIdentifier}",
            AppContext.BaseDirectory,
            "A copy of a program's output needs its folder 'runtimes' too. Where the package LibGit2Sharp.NativeBinaries has nothing for a platform, name a version as folder:… or nuget:… instead.",
            cause);
    }
}
