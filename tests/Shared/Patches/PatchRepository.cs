using System.Diagnostics;

namespace SplNet.Tests.Shared.Patches;

/// <summary>A temporary repository of git with the library, and a tag for each patch.</summary>
public sealed class PatchRepository : IDisposable
{
    /// <summary>The tag of the library without a patch.</summary>
    public const string Base = "base";

    /// <summary>Makes it.</summary>
    /// <param name="patches">The patches.</param>
    public PatchRepository(IEnumerable<Patch> patches)
    {
        Folder = Directory.CreateTempSubdirectory("splnet-patches-").FullName;
        Write(PatchedSources.Files);
        Git("init", "-q");
        Commit(Base);
        foreach (var patch in patches)
        {
            Git("checkout", "-q", Base);
            Write(Edited(patch));
            Commit(patch.Name);
        }

        Git("checkout", "-q", Base);
    }

    /// <summary>The root of the work tree.</summary>
    public string Folder { get; }

    public void Dispose() => Directory.Delete(Folder, recursive: true);

    // An edit of a text that does not exist would be an empty patch.
    private static Dictionary<string, string> Edited(Patch patch)
    {
        var files = new Dictionary<string, string>(StringComparer.Ordinal);
        foreach (var (old, replacement) in patch.Edits)
        {
            var (path, content) = PatchedSources.Files.Select(file => (file.Key, Content: files.GetValueOrDefault(file.Key, file.Value)))
                .Select(static file => (file.Key, Content: file.Content.ReplaceLineEndings("\n")))
                .FirstOrDefault(file => file.Content.Contains(old, StringComparison.Ordinal));
            if (path is null)
                throw new InvalidOperationException($"The patch {patch.Name} does not fit: '{old}' is missing.");
            var place = content.IndexOf(old, StringComparison.Ordinal);
            files[path] = content[..place] + replacement.ReplaceLineEndings("\n") + content[(place + old.Length)..];
        }

        return files;
    }

    private void Write(IEnumerable<KeyValuePair<string, string>> files)
    {
        foreach (var (path, content) in files)
        {
            var file = Path.Combine(Folder, path);
            Directory.CreateDirectory(Path.GetDirectoryName(file)!);
            File.WriteAllText(file, content.ReplaceLineEndings("\n"));
        }
    }

    private void Commit(string name)
    {
        Git("add", ".");
        Git("commit", "-q", "-m", name);
        Git("tag", name);
    }

    // Neither the configuration of the user nor of the machine.
    private void Git(params string[] words)
    {
        var start = new ProcessStartInfo(
            "git", ["-c", "user.name=Patches", "-c", "user.email=patches@example.com", "-c", "commit.gpgsign=false", .. words])
        {
            WorkingDirectory = Folder,
            UseShellExecute = false,
            RedirectStandardError = true,
        };
        start.Environment["GIT_CONFIG_GLOBAL"] = Path.Combine(Folder, "none");
        start.Environment["GIT_CONFIG_NOSYSTEM"] = "1";
        using var process = Process.Start(start)!;
        var errors = process.StandardError.ReadToEnd();
        process.WaitForExit();
        if (process.ExitCode != 0)
            throw new InvalidOperationException($"git {string.Join(' ', words)}: {errors}");
    }
}
