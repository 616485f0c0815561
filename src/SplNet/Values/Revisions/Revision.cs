namespace SplNet;

/// <summary>
/// A version of a library, by the name that its repository has for it. Which commit that is, is found out when it is measured; the report says it.
/// In formulas: <c>Sort.Quick@v1.2</c>, <c>@git:HEAD~3</c>, <c>@svn:r120</c>, <c>@nuget:13.0.1</c>, <c>@folder:"../old/bin"</c>, <c>@before</c>. <c>@runtime:11</c> is today's code on another <see cref="Runtime"/>.
/// </summary>
public sealed record Revision
{
    private Revision(RevisionKind kind, string name)
    {
        ArgumentException.ThrowIfNullOrWhiteSpace(name);
        (Kind, Name) = (kind, name);
    }

    /// <summary>The name without its kind: <c>HEAD~3</c>.</summary>
    public string Name { get; }

    internal RevisionKind Kind { get; }

    /// <summary>
    /// The baseline: the last commit before today's at which the same requirement passed, as the documents in <see cref="ExperimentOptions.Baselines"/> say. Its code is built and measured again, beside today's.
    /// Where nothing has passed yet, today's code is compared with itself, and a note says so.
    /// </summary>
    public static Revision Before { get; } = new(RevisionKind.Before, Syntax.Revisions.Before);

    /// <summary>A commit of the git repository that the tests lie in.</summary>
    /// <param name="name">What git would take: a tag, a branch, an id or the beginning of one, <c>HEAD~3</c>, <c>main@{2026-01-31}</c>; <c>WORKTREE</c> is the work tree as it is.</param>
    public static Revision Git(string name) => new(RevisionKind.Git, name);

    /// <summary>A revision of the Subversion repository that the tests were checked out from.</summary>
    /// <param name="name"><c>r120</c>, <c>HEAD</c>, <c>{2026-01-31}</c>, or a branch with one of them: <c>^/branches/old@120</c>.</param>
    public static Revision Svn(string name) => new(RevisionKind.Svn, name);

    /// <summary>A version of the package that the measured method comes from.</summary>
    /// <param name="version">The exact version: <c>13.0.1</c>.</param>
    public static Revision NuGet(string version) => new(RevisionKind.NuGet, version);

    /// <summary>An assembly that is already built.</summary>
    /// <param name="path">The folder that holds it under the name that it has today.</param>
    public static Revision Folder(string path) => new(RevisionKind.Folder, path);

    /// <summary>Reads a revision as formulas write it, without the <c>@</c>: <c>git:v1.2</c>, or <c>v1.2</c> for the repository that is there; <c>before</c> is <see cref="Before"/>, and <c>git:before</c> what git calls so.</summary>
    /// <param name="text">The text.</param>
    /// <exception cref="SplNetException">The word before the colon is not a kind of revision, or the version of a runtime is not one.</exception>
    public static Revision Parse(string text)
    {
        ArgumentException.ThrowIfNullOrWhiteSpace(text);
        var colon = text.IndexOf(':', StringComparison.Ordinal);
        if (colon < 0 || !text[..colon].All(char.IsAsciiLetter))
            return IsQuoted(text) ? new Revision(RevisionKind.Named, Unquoted(text)) : new Revision(Syntax.Revisions.KindWithoutColon(text), text);
        var kind = Syntax.Revisions.KindOf(text[..colon]) ?? throw new SplNetException(
            $"'{text}' is not a revision: unknown kind '{text[..colon]}'. The kinds are git:, svn:, nuget:, folder: and runtime:; a name without a kind belongs to the repository of the tests.");
        var name = colon + 1 < text.Length ? Unquoted(text[(colon + 1)..]) : throw new SplNetException($"'{text}' is incomplete. Write the revision after the colon.");
        return kind == RevisionKind.Runtime ? On(Runtime.Version(name)) : new Revision(kind, name);
    }

    /// <summary>As formulas write it: <c>git:v1.2</c>.</summary>
    public override string ToString() => AsSyntax.ToString()[1..];

    // Formulas quote what is no name by itself, such as HEAD~3 and names with spaces.
    private static bool IsQuoted(string name) => name is ['\'', _, .., '\''];

    private static string Unquoted(string name) => IsQuoted(name) ? Quotes.Remove(name, 0, name.Length) : name;

    /// <summary>Today's code on a runtime.</summary>
    internal static Revision On(Runtime runtime) => new(RevisionKind.Runtime, runtime.Text);

    /// <summary>The runtime that is named instead of a version; null for a version.</summary>
    internal Runtime? AsRuntime => Kind == RevisionKind.Runtime ? Runtime.Version(Name) : null;

    internal RevisionSyntax AsSyntax => new(Kind, Name);

    internal static Revision Of(RevisionSyntax syntax) => new(syntax.Kind, syntax.Text);
}
