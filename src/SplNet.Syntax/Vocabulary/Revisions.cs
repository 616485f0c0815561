namespace SplNet.Syntax;

/// <summary>The source of a revision.</summary>
internal enum RevisionKind
{
    /// <summary>A name in the current repository.</summary>
    Named,
    Git,
    Svn,
    NuGet,
    Folder,

    /// <summary>The current code on a version of the .NET runtime.</summary>
    Runtime,

    /// <summary>The baseline: the last earlier commit at which the requirement passed.</summary>
    Before,
}

/// <summary>The kinds of revisions by the words before their colon.</summary>
internal static class Revisions
{
    /// <summary>
    /// The word after <c>@</c> for <see cref="RevisionKind.Before"/>. A repository's revision of that name needs quotes or its kind.
    /// </summary>
    public const string Before = "before";

    private static readonly string[] Names = ["git", "svn", "nuget", "folder", "runtime"];

    public static RevisionKind? KindOf(string name) => name switch
    {
        "git" => RevisionKind.Git,
        "svn" => RevisionKind.Svn,
        "nuget" => RevisionKind.NuGet,
        "folder" => RevisionKind.Folder,
        "runtime" => RevisionKind.Runtime,
        _ => null,
    };

    /// <summary>Gets the kind of a revision that is written without one.</summary>
    public static RevisionKind KindWithoutColon(string text) => text == Before ? RevisionKind.Before : RevisionKind.Named;

    public static string? NameOf(RevisionKind kind) => kind switch
    {
        RevisionKind.Git => "git",
        RevisionKind.Svn => "svn",
        RevisionKind.NuGet => "nuget",
        RevisionKind.Folder => "folder",
        RevisionKind.Runtime => "runtime",
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

    /// <summary>True for a version of the runtime: <c>11</c>, <c>11.0</c>, <c>11.0.1</c>, <c>11.0.0-rc.1</c>.</summary>
    public static bool IsRuntimeVersion(string text)
    {
        var hyphen = text.IndexOf('-');
        var numbers = (hyphen < 0 ? text : text.Substring(0, hyphen)).Split('.');
        return numbers.Length <= 3
            && (hyphen < 0 || (numbers.Length == 3 && hyphen + 1 < text.Length))
            && Array.TrueForAll(
                numbers, static number => number.Length is > 0 and <= 5 && number.All(static digit => digit is >= '0' and <= '9'));
    }

    public static string? Nearest(string name) => Spelling.Nearest(name, Names);
}
