namespace SplNet.Tool.Comparing;

/// <summary>A revision that was named on the command line.</summary>
/// <param name="Text">As the user wrote it.</param>
/// <param name="Revision">What it names.</param>
internal sealed record ComparedRevision(string Text, Revision Revision)
{
    /// <summary>What to do where two are one.</summary>
    public const string NameEachOnce = "Name each revision once; 'splnet check' compares code with itself.";

    /// <summary>The same, where a folder is named by its whole path.</summary>
    public ComparedRevision Rooted => Revision.Kind == Syntax.RevisionKind.Folder ? this with { Revision = Revision.Folder(Path.GetFullPath(Revision.Name)) } : this;

    /// <summary>Reads a revision: <c>v1.2</c>, <c>HEAD~3</c>, <c>nuget:13.0.1</c>.</summary>
    /// <exception cref="SplNetException">The text is none.</exception>
    public static ComparedRevision Read(string text)
    {
        if (string.IsNullOrWhiteSpace(text[(text.IndexOf(':', StringComparison.Ordinal) + 1)..]) || text.AsSpan().ContainsAny('\r', '\n'))
            throw new SplNetException($"'{text}' is no revision: it is the name of one in a line, such as v1.2 or git:HEAD~3.");
        var revision = Revision.Parse(text);
        return revision == Revision.Before
            ? throw new SplNetException("'before' is the baseline of a requirement, which each has for itself: name a commit here. What git calls so is git:before.")
            : new ComparedRevision(text, revision);
    }

    /// <summary>Reads several, the base first.</summary>
    /// <param name="texts">As the user wrote them.</param>
    /// <param name="isRooted">True where paths of folders start from the current one, and not from the repository.</param>
    /// <exception cref="SplNetException">Some are none, or one is named twice; the message tells all problems.</exception>
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
