using System.Globalization;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Versions.Tests.Repositories.Subversion;

/// <summary>
/// A Subversion repository: r1 has trunk and branches, r2 a library, r3 a document, r4 a branch <c>fast</c>, r5 a change of the branch, r6
/// all kinds of files in the trunk, r7 a change of the library and r8 another name for it. Each is of a day in January 2026, at noon.
/// </summary>
public sealed class SvnSample : IDisposable
{
    private readonly TemporaryFolder _root = new();

    public SvnSample()
    {
        // A fixture cannot skip tests: they are skipped when they ask for what is not there.
        if (!SvnCommand.IsInstalled)
            return;
        SvnCommand.Run("svnadmin", _root.Path, "create", Repository);
        SvnCommand.Run("svn", _root.Path, "mkdir", "--quiet", "-m", "Layout", Address + "/trunk", Address + "/branches");
        SvnCommand.Run("svn", _root.Path, "checkout", "--quiet", Address + "/trunk", WorkingCopy);
        Commit("A library", ("lib/Sorter.cs", SampleSources.InsertionSort), ("lib/Sorting.csproj", SampleSources.Project));
        Commit("A document", ("README.md", "# Sorting\n"));
        SvnCommand.Run("svn", _root.Path, "copy", "--quiet", "-m", "A branch", Address + "/trunk", Address + "/branches/fast");
        SvnCommand.Run("svn", _root.Path, "checkout", "--quiet", Address + "/branches/fast", _root.Combine("branch"));
        File.WriteAllText(_root.Combine("branch/lib/Sorter.cs"), SampleSources.MergeSort);
        SvnCommand.Run("svn", _root.Combine("branch"), "commit", "--quiet", "-m", "Merge sort");
        AddAllKinds();
        Commit("A slower library\n\nIt copies too much.", ("lib/Sorter.cs", SampleSources.WastefulMergeSort));
        SvnCommand.Run("svn", WorkingCopy, "update", "--quiet", "--ignore-externals");
        SvnCommand.Run("svn", WorkingCopy, "move", "--quiet", "lib", "sorting");
        SvnCommand.Run("svn", WorkingCopy, "commit", "--quiet", "-m", "Another name");
        SvnCommand.Run("svn", WorkingCopy, "update", "--quiet", "--ignore-externals");
        for (var revision = 1; revision <= 8; revision++)
        {
            var date = _root.Combine("date");
            File.WriteAllText(date, $"2026-01-0{revision}T12:00:00.000000Z");
            SvnCommand.Run(
                "svnadmin", _root.Path, "setrevprop", Repository, "-r", revision.ToString(CultureInfo.InvariantCulture), "svn:date", date);
        }
    }

    public string Address => new Uri(Repository).AbsoluteUri;

    public string Repository => PathOf("repository");

    /// <summary>Of the trunk.</summary>
    public string WorkingCopy => PathOf("trunk");

    public void Dispose() => _root.Dispose();

    private string PathOf(string name)
    {
        SvnCommand.SkipWhereMissing();
        return _root.Combine(name);
    }

    private void AddAllKinds()
    {
        File.CreateSymbolicLink(Path.Combine(WorkingCopy, "link"), "README.md");
        ContentRepository.Write(WorkingCopy, "run.sh", "#!/bin/sh\n");
        File.SetUnixFileMode(Path.Combine(WorkingCopy, "run.sh"), (UnixFileMode)0b111_101_101);
        ContentRepository.Write(WorkingCopy, "empty", string.Empty);
        ContentRepository.Write(WorkingCopy, "Größe ✓/Ünïcödé 名前.cs", "// unicode\n");
        ContentRepository.Write(WorkingCopy, "at@sign.cs", "// at\n");
        ContentRepository.Write(WorkingCopy, "windows.txt", "one\ntwo\n");
        SvnCommand.Run("svn", WorkingCopy, "add", "--quiet", "--force", ".");
        SvnCommand.Run("svn", WorkingCopy, "propset", "--quiet", "svn:eol-style", "CRLF", "windows.txt");
        SvnCommand.Run("svn", WorkingCopy, "propset", "--quiet", "svn:externals", "^/branches/fast external", ".");
        Commit("All kinds of files");
    }

    private void Commit(string message, params (string Path, string Text)[] files)
    {
        foreach (var (path, text) in files)
            ContentRepository.Write(WorkingCopy, path, text);
        SvnCommand.Run("svn", WorkingCopy, "add", "--quiet", "--force", "--parents", ".");
        SvnCommand.Run("svn", WorkingCopy, "update", "--quiet", "--ignore-externals");
        SvnCommand.Run("svn", WorkingCopy, "commit", "--quiet", "-m", message);
    }
}
