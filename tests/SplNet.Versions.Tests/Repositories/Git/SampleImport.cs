using System.Globalization;
using System.Text;

namespace SplNet.Versions.Tests.Repositories.Git;

/// <summary>
/// Commits that one command writes, where <c>add</c>, <c>commit</c> and <c>rev-parse</c> for each would be dozens. They are those that
/// these would make.
/// </summary>
internal sealed class SampleImport
{
    private const string Person = "A Developer <developer@example.org>";

    private static readonly DateTimeOffset DateOfTags = new(2026, 2, 1, 12, 0, 0, TimeSpan.Zero);

    private readonly StringBuilder _stream = new();
    private readonly List<(string Title, string Signature)> _commits = [];

    /// <summary>Adds a commit on <c>main</c>.</summary>
    /// <param name="date">Its date.</param>
    /// <param name="title">Its title.</param>
    /// <param name="files">What it writes.</param>
    public void Commit(DateTimeOffset date, string title, (string Path, string Text)[] files)
    {
        var signature = Signature(date);
        _commits.Add((title, signature));
        _stream.Append(
            CultureInfo.InvariantCulture, $"commit refs/heads/main\nmark :{_commits.Count}\nauthor {signature}\ncommitter {signature}\n");
        Data(title + "\n");
        foreach (var (path, text) in files)
        {
            _stream.Append(CultureInfo.InvariantCulture, $"M 100644 inline {path}\n");
            Data(text);
        }
    }

    /// <summary>Tags the last commit.</summary>
    /// <param name="name">The name of the tag.</param>
    /// <param name="message">Its message; null for a tag without one.</param>
    public void Tag(string name, string? message = null)
    {
        if (message is null)
        {
            _stream.Append(CultureInfo.InvariantCulture, $"reset refs/tags/{name}\nfrom :{_commits.Count}\n\n");
            return;
        }

        _stream.Append(CultureInfo.InvariantCulture, $"tag {name}\nfrom :{_commits.Count}\ntagger {Signature(DateOfTags)}\n");
        Data(message + "\n");
    }

    /// <summary>Writes all into a new repository, checks the last commit out, and notes in its log that one came after the other.</summary>
    /// <param name="folder">The work tree.</param>
    /// <returns>The ids of the commits.</returns>
    public string[] Into(string folder)
    {
        for (var commit = 1; commit <= _commits.Count; commit++)
            _stream.Append(CultureInfo.InvariantCulture, $"get-mark :{commit}\n");
        var ids = GitCommand.RunWithInput(_stream.ToString(), folder, "fast-import", "--quiet", "--date-format=raw").Split('\n');
        GitCommand.Run(folder, "reset", "--quiet", "--hard");
        var log = string.Concat(_commits.Select((commit, index) => $"{(index == 0 ? new string('0', 40) : ids[index - 1])} {ids[index]} " +
            $"{commit.Signature}\tcommit{(index == 0 ? " (initial)" : string.Empty)}: {commit.Title}\n"));
        foreach (var name in new[] { "HEAD", "refs/heads/main" })
            WriteLog(Path.Combine(folder, ".git", "logs", name), log);
        return ids;
    }

    private static void WriteLog(string file, string log)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(file)!);
        File.WriteAllText(file, log);
    }

    private static string Signature(DateTimeOffset date) =>
        string.Create(CultureInfo.InvariantCulture, $"{Person} {date.ToUnixTimeSeconds()} +0000");

    private void Data(string text) => _stream.Append(CultureInfo.InvariantCulture, $"data {Encoding.UTF8.GetByteCount(text)}\n{text}\n");
}
