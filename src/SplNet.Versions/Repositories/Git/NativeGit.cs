using System.Runtime.InteropServices;
using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>The native library of LibGit2Sharp, set up once per process so that it never reads the developer's own configuration.</summary>
internal static class NativeGit
{
    // Loaded once per process; a failure to load is permanent.
    private static readonly Lazy<string> Version = new(Load);

    /// <summary>Loads the library unless it is already loaded.</summary>
    /// <returns>Its version.</returns>
    /// <exception cref="RepositoryException">There is none.</exception>
    public static string EnsureLoaded() => Version.Value;

    private static string Load()
    {
        try
        {
            // A nonexistent folder that no other user can create.
            var nowhere = Path.Combine(AppContext.BaseDirectory, "no-configuration-of-git");
            foreach (var level in new[]
            {
                ConfigurationLevel.ProgramData,
                ConfigurationLevel.System,
                ConfigurationLevel.Xdg,
                ConfigurationLevel.Global,
            })
                GlobalSettings.SetConfigSearchPaths(level, nowhere);
            // The ownership check guards against running programs that a foreign repository names, but nothing here runs hooks, filters or
            // pagers. It would reject checkouts in containers, which often belong to another user; the exceptions to it are in the
            // configuration that is not read.
            GlobalSettings.SetOwnerValidation(false);
            // These extensions change only the commands that fetch, configure, remove or write, not the data read here.
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
            $"Revisions of git need the native library of {binding.Name} {binding.Version}, " +
            $"which is missing for {RuntimeInformation.RuntimeIdentifier}",
            AppContext.BaseDirectory,
            "A copy of a program's output needs its folder 'runtimes' too. " +
            "If the package LibGit2Sharp.NativeBinaries does not support the platform, name a version as folder:… or nuget:… instead.",
            cause);
    }
}
