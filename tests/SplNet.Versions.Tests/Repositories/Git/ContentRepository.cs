namespace SplNet.Versions.Tests.Repositories.Git;

/// <summary>A repository with every kind of file, and one whose attributes change with its second commit.</summary>
internal static class ContentRepository
{
    public static string Create(TemporaryFolder root)
    {
        var folder = root.Create("content");
        GitCommand.Run(folder, "init", "--quiet");
        Write(folder, ".gitattributes", "*.crlf text eol=crlf\n*.txt text eol=lf\n*.id ident\n*.bin -text\n/only/*.dat text eol=crlf\n");
        Write(folder, "windows.crlf", "one\ntwo\n");
        Write(folder, "unix.txt", "one\ntwo\n");
        Write(folder, "a.id", "$Id$\n");
        Write(folder, "b.bin", "one\r\ntwo\n");
        Write(folder, "only/x.dat", "one\ntwo\n");
        Write(folder, "below/.gitattributes", "*.crlf eol=lf\n");
        Write(folder, "below/lower.crlf", "one\ntwo\n");
        Write(folder, "empty", string.Empty);
        Write(folder, "Größe ✓/Ünïcödé 名前.cs", "// unicode\n");
        Write(folder, "with space/q'uo\"te.cs", "// quotes\n");
        Write(folder, string.Join('/', Enumerable.Repeat("a-folder-with-a-long-name", 12)) + "/deep.cs", "// deep\n");
        Write(folder, "run.sh", "#!/bin/sh\n");
        File.SetUnixFileMode(Path.Combine(folder, "run.sh"), (UnixFileMode)0b111_101_101);
        File.CreateSymbolicLink(Path.Combine(folder, "link"), "run.sh");
        File.CreateSymbolicLink(Path.Combine(folder, "broken link"), "../nowhere");
        File.CreateSymbolicLink(Path.Combine(folder, "link to folder"), "below");
        File.WriteAllBytes(Path.Combine(folder, "random.png"), [.. Enumerable.Range(0, 100_000).Select(static i => (byte)(i * 7919 >> 3))]);
        CommitAll(folder, "everything");
        Write(folder, ".gitattributes", "*.crlf text eol=lf\n");
        File.Delete(Path.Combine(folder, "windows.crlf"));
        Write(folder, "windows.crlf", "three\n");
        CommitAll(folder, "other attributes");
        return folder;
    }

    public static void Write(string folder, string path, string text)
    {
        var file = Path.Combine(folder, path);
        Directory.CreateDirectory(Path.GetDirectoryName(file)!);
        File.WriteAllText(file, text);
    }

    public static void CommitAll(string folder, string message)
    {
        GitCommand.Run(folder, "add", "--all");
        GitCommand.Run(folder, "commit", "--quiet", "-m", message);
    }

    /// <summary>What git itself checks out in a new clone.</summary>
    public static List<string> CheckedOut(TemporaryFolder root, string repository, string revision)
    {
        var name = "checkout-" + Guid.NewGuid().ToString("N");
        GitCommand.Run(root.Path, "clone", "--quiet", "--no-checkout", repository, name);
        GitCommand.Run(root.Combine(name), "checkout", "--quiet", revision);
        GitCommand.Run(root.Combine(name), "submodule", "--quiet", "update", "--init", "--recursive");
        return [.. FolderState.Of(root.Combine(name), withTimes: false).Where(static line => !IsOfGit(line))];
    }

    private static bool IsOfGit(string line) =>
        line.StartsWith(".git/", StringComparison.Ordinal) || line.Contains("/.git ", StringComparison.Ordinal);
}
