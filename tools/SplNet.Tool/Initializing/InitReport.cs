using SplNet.Tool.Generating.Writing;
using SplNet.Tool.Reporting;
using SplNet.Values;
using static System.FormattableString;

namespace SplNet.Tool.Initializing;

/// <summary>Reports what <c>splnet init</c> found, chose and wrote.</summary>
internal static class InitReport
{
    public static void ShowFound(TextWriter output, FoundProjects found, IReadOnlyList<string> tests)
    {
        string Relative(string path) => Path.GetRelativePath(found.Root, path).Replace('\\', '/');
        Screen.Show(output, [new ReportSection($"Found in {found.Root}", [
            .. tests.Select(path => ("test project", Relative(path) + (FoundProjects.HasSplNet(path) ? ", measures with SplNet" : ""))),
            .. found.Benchmarks.Select(path => (
                "benchmarks", $"{Relative(path)}: to measure them, refer to the package SplNet there, and name them in a formula file")),
            ("libraries", found.Assemblies.Count == 0 ? "none" : string.Join(", ", found.Assemblies.Order(StringComparer.Ordinal)))])]);
    }

    public static void ShowMeasured(TextWriter output, IReadOnlyList<MeasuredProject> projects) => Screen.Show(output, [.. projects.Select(
        static one => new ReportSection(one.Project, one.HasSplNet
            ? [(string.Empty, "the gate compares the operands of its experiments and requirements")]
            : [
                (
                    string.Empty,
                    Invariant($"{one.Usable} of {Plural.Of(one.All, "test")} can be measured; they call {one.Methods} methods of the ") +
                    Invariant($"libraries. The gate measures {Plural.Of(one.Chosen.Count, "test")} with calls of {one.Covered} of these:")),
                .. one.Chosen.Select(static name => (string.Empty, name)),
            ]))]);

    public static void ShowFiles(TextWriter output, OutputFolder folder, SharedFiles shared)
    {
        var changed = shared.Changed.Select(static one => one.Name).ToList();
        var kept = folder.Kept.Concat(shared.Kept).ToList();
        Screen.Show(output, [new ReportSection("Files", [
            .. folder.Changed.Select(static name => ("written", name)),
            .. changed.Select(static name => ("lines added", name)),
            .. folder.Removed.Select(static name => ("removed", name)),
            .. kept.Select(static name => ("kept, because it was edited", name)),
            .. folder.Written.Keys.Concat(shared.Lines.Keys).Except([.. folder.Changed, .. changed, .. kept], StringComparer.Ordinal)
                .Select(static name => ("unchanged", name))])]);
    }

    public static void ShowText(TextWriter output, string name, string text)
    {
        output.WriteLine($"--- {name}");
        output.WriteLine(text.ReplaceLineEndings(output.NewLine));
    }

    public static void ShowNext(
        TextWriter output, Pipeline pipeline, IReadOnlyList<MeasuredProject> projects, IReadOnlyList<string> changed)
    {
        List<(string, string)> next = [.. projects.Select(static one => ("try it", $"splnet compare HEAD~1 WORKTREE {one.Compared}"))];
        if (changed.Count > 0)
            next.Insert(0, ("commit", string.Join(' ', ((string[])["git", "add", .. changed, InitManifest.File]).Select(QuotedWord.Of))));
        if (pipeline == Pipeline.None)
            next.Add(("pipeline", "none was recognised; run again with --pipeline github, gitlab or azure"));
        if (pipeline == Pipeline.Azure)
            next.Add(("pipeline", "create one from azure-pipelines.performance.yml, and require it in the policy of the branch"));
        if (pipeline == Pipeline.GitLab)
            next.Add(("history", "create a schedule for the job performance-history"));
        Screen.Show(output, [new ReportSection("Next", next)]);
    }
}
