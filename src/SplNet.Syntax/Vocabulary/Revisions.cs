namespace SplNet.Syntax;

/// <summary>Where a revision comes from.</summary>
internal enum RevisionKind
{
    /// <summary>A name of the repository that is there.</summary>
    Named,
    Git,
    Svn,
    NuGet,
    Folder,

    /// <summary>The baseline: the last commit before today's at which the requirement passed.</summary>
    Before,
}

/// <summary>The kinds of revisions by the words before their colon.</summary>
internal static class Revisions
{
    /// <summary>The word behind <c>@</c> for <see cref="RevisionKind.Before"/>; a repository's revision of that name is quoted or has its kind.</summary>
    public const string Before = "before";

    private static readonly string[] Names = ["git", "svn", "nuget", "folder"];

    public static RevisionKind? KindOf(string name) => name switch
    {
        "git" => RevisionKind.Git,
        "svn" => RevisionKind.Svn,
        "nuget" => RevisionKind.NuGet,
        "folder" => RevisionKind.Folder,
        _ => null,
    };

    /// <summary>The kind of a revision that is written without one.</summary>
    public static RevisionKind KindWithoutColon(string text) => text == Before ? RevisionKind.Before : RevisionKind.Named;

    public static string? NameOf(RevisionKind kind) => kind switch
    {
        RevisionKind.Git => "git",
        RevisionKind.Svn => "svn",
        RevisionKind.NuGet => "nuget",
        RevisionKind.Folder => "folder",
        _ => null,
    };

    /// <summary>True for an exact version, as NuGet writes it: <c>13.0.1</c>, <c>2.0.0-beta.3</c>.</summary>
    public static bool IsPackageVersion(string text)
    {
        var numbers = text.Split('-', '+')[0].Split('.');
        return numbers.Length is >= 2 and <= 4
            && Array.TrueForAll(numbers, static number => number.Length > 0 && number.All(static digit => digit is >= '0' and <= '9'))
            && !text.EndsWith("-", StringComparison.Ordinal) && text.IndexOf('*') < 0;
    }

    public static string? Nearest(string name) => Spelling.Nearest(name, Names);
}
