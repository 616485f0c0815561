namespace SplNet.Syntax;

/// <summary>The kinds of revisions by the words before their colon.</summary>
internal static class Revisions
{
    private static readonly string[] Names = ["git", "svn", "nuget", "folder"];

    public static RevisionKind? KindOf(string name) => name switch
    {
        "git" => RevisionKind.Git,
        "svn" => RevisionKind.Svn,
        "nuget" => RevisionKind.NuGet,
        "folder" => RevisionKind.Folder,
        _ => null,
    };

    public static string? NameOf(RevisionKind kind) => kind switch
    {
        RevisionKind.Git => "git",
        RevisionKind.Svn => "svn",
        RevisionKind.NuGet => "nuget",
        RevisionKind.Folder => "folder",
        _ => null,
    };

    public static string? Nearest(string name) => Spelling.Nearest(name, Names);
}
