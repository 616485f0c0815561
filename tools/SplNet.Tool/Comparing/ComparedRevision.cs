using SplNet.Tool.Requirements;

namespace SplNet.Tool.Comparing;

/// <summary>A revision or a runtime that was named on the command line.</summary>
/// <param name="Text">As the user wrote it; a runtime as people call it, <c>.NET 11</c>.</param>
/// <param name="Revision">The named revision.</param>
internal sealed record ComparedRevision(string Text, Revision Revision)
{
    /// <summary>Advice if two are the same.</summary>
    public const string NameEachOnce = "Name each revision once; 'splnet check' compares code with itself.";

    /// <summary>The words of a command that name it.</summary>
    public IEnumerable<string> Words => Revision.AsRuntime is { } runtime ? [RunSettings.RuntimeOption, runtime.Text] : [Text];

    /// <summary>The same, with the full path of a folder.</summary>
    public ComparedRevision Rooted =>
        Revision.Kind == Syntax.RevisionKind.Folder ? this with { Revision = Revision.Folder(Path.GetFullPath(Revision.Name)) } : this;

    /// <summary>Today's code on a runtime.</summary>
    public static ComparedRevision On(Runtime runtime) => new(runtime.ToString(), Revision.On(runtime));

    /// <summary>Reads a revision: <c>v1.2</c>, <c>HEAD~3</c>, <c>nuget:13.0.1</c>.</summary>
    /// <exception cref="SplNetException">The text is not a revision.</exception>
    public static ComparedRevision Read(string text)
    {
        if (string.IsNullOrWhiteSpace(text[(text.IndexOf(':', StringComparison.Ordinal) + 1)..]) || text.AsSpan().ContainsAny('\r', '\n'))
            throw new SplNetException($"'{text}' is not a revision. Write its name in one line, such as v1.2 or git:HEAD~3.");
        var revision = Revision.Parse(text);
        if (revision.AsRuntime is { } runtime)
            throw new SplNetException(
                $"'{text}' is a runtime, not a revision. " +
                $"Write {RunSettings.RuntimeOption} {runtime.Text}; give two to compare them with today's code.");
        return revision == Revision.Before
            ? throw new SplNetException(
                "'before' differs for each requirement; name a commit. For a git ref called 'before' write git:before.")
            : new ComparedRevision(text, revision);
    }

    /// <summary>Reads several, the base first.</summary>
    /// <param name="texts">As the user wrote them.</param>
    /// <param name="isRooted">True if paths of folders start from the current one, and not from the repository.</param>
    /// <exception cref="SplNetException">Some are invalid, or one is named twice; the message lists all problems.</exception>
    public static IReadOnlyList<ComparedRevision> ReadAll(IEnumerable<string> texts, bool isRooted = false)
    {
        var (revisions, problems) = (new List<ComparedRevision>(), new List<string>());
        foreach (var text in texts)
        {
            try
            {
                var revision = isRooted ? Read(text).Rooted : Read(text);
                if (revisions.Exists(other => other.Revision == revision.Revision))
                    problems.Add($"'{text}' is named twice. {NameEachOnce}");
                revisions.Add(revision);
            }
            catch (SplNetException mistake)
            {
                problems.Add(mistake.Message);
            }
        }

        return problems.Count == 0 ? revisions : throw new SplNetException(string.Join(Environment.NewLine, problems));
    }
}
