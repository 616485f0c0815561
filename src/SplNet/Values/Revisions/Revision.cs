namespace SplNet;

/// <summary>
/// A version of a library, by its name in the repository. The name is resolved to a commit when it is measured, and the report shows that
/// commit. In formulas: <c>Sort.Quick@v1.2</c>, <c>@git:HEAD~3</c>, <c>@svn:r120</c>, <c>@nuget:13.0.1</c>, <c>@folder:"../old/bin"</c>,
/// <c>@before</c>. <c>@runtime:11</c> is the current code on a different <see cref="Runtime"/>.
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
    /// The baseline: the last earlier commit at which the same requirement passed, according to the documents in
    /// <see cref="ExperimentOptions.Baselines"/>. Its code is built and measured again, together with the current code. If nothing has
    /// passed yet, the current code is compared with itself and a note says so.
    /// </summary>
    public static Revision Before { get; } = new(RevisionKind.Before, Syntax.Revisions.Before);

    /// <summary>Selects a commit of the git repository that contains the tests.</summary>
    /// <param name="name">
    /// A name in git's notation: a tag, a branch, an id or its beginning, <c>HEAD~3</c>, <c>main@{2026-01-31}</c>; <c>WORKTREE</c> is the
    /// work tree in its current state.
    /// </param>
    public static Revision Git(string name) => new(RevisionKind.Git, name);

    /// <summary>Selects a revision of the Subversion repository from which the tests were checked out.</summary>
    /// <param name="name"><c>r120</c>, <c>HEAD</c>, <c>{2026-01-31}</c>, or a branch with one of them: <c>^/branches/old@120</c>.</param>
    public static Revision Svn(string name) => new(RevisionKind.Svn, name);

    /// <summary>Selects a version of the package that contains the measured method.</summary>
    /// <param name="version">The exact version: <c>13.0.1</c>.</param>
    public static Revision NuGet(string version) => new(RevisionKind.NuGet, version);

    /// <summary>Selects an assembly that is already built.</summary>
    /// <param name="path">The folder that contains it under its current name.</param>
    public static Revision Folder(string path) => new(RevisionKind.Folder, path);

    /// <summary>
    /// Parses a revision in the notation of formulas, without the <c>@</c>: <c>git:v1.2</c>, or <c>v1.2</c> for the repository that is
    /// present; <c>before</c> is <see cref="Before"/>, and <c>git:before</c> is the git name.
    /// </summary>
    /// <param name="text">The text.</param>
    /// <exception cref="SplNetException">The word before the colon is not a kind of revision, or the runtime
    /// version is invalid.</exception>
    public static Revision Parse(string text)
    {
        ArgumentException.ThrowIfNullOrWhiteSpace(text);
        var colon = text.IndexOf(':', StringComparison.Ordinal);
        if (colon < 0 || !text[..colon].All(char.IsAsciiLetter))
            return IsQuoted(text)
                ? new Revision(RevisionKind.Named, Unquoted(text))
                : new Revision(Syntax.Revisions.KindWithoutColon(text), text);
        var kind = Syntax.Revisions.KindOf(text[..colon]) ?? throw new SplNetException(
            $"'{text}' is not a revision: unknown kind '{text[..colon]}'. " +
            "The kinds are git:, svn:, nuget:, folder: and runtime:; a name without a kind belongs to the repository of the tests.");
        var name = colon + 1 < text.Length
            ? Unquoted(text[(colon + 1)..])
            : throw new SplNetException($"'{text}' is incomplete. Write the revision after the colon.");
        return kind == RevisionKind.Runtime ? On(Runtime.Version(name)) : new Revision(kind, name);
    }

    /// <summary>Formats the revision as in formulas: <c>git:v1.2</c>.</summary>
    public override string ToString() => AsSyntax.ToString()[1..];

    // Formulas quote names that are not identifiers, such as HEAD~3 and names with spaces.
    private static bool IsQuoted(string name) => name is ['\'', _, .., '\''];

    private static string Unquoted(string name) => IsQuoted(name) ? Quotes.Remove(name, 0, name.Length) : name;

    /// <summary>Selects the current code on a runtime.</summary>
    internal static Revision On(Runtime runtime) => new(RevisionKind.Runtime, runtime.Text);

    /// <summary>The runtime if this names one instead of a version; null for a version.</summary>
    internal Runtime? AsRuntime => Kind == RevisionKind.Runtime ? Runtime.Version(Name) : null;

    internal RevisionSyntax AsSyntax => new(Kind, Name);

    internal static Revision Of(RevisionSyntax syntax) => new(syntax.Kind, syntax.Text);
}
