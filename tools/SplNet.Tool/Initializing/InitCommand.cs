using SplNet.Tool.Generating.Writing;
using SplNet.Tool.Reporting;
using SplNet.Values;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Initializing;

/// <summary>
/// The command <c>splnet init</c>: finds the test projects of a clone, chooses what to measure, and writes the pipeline that compares
/// each pull request with its base.
/// </summary>
internal sealed class InitCommand(TextReader input, TextWriter output, TextWriter errors)
{
    /// <summary>The lines for <c>.gitignore</c>: files that the gate leaves in the clone.</summary>
    private const string Ignored = ".splnet-*/\nsplnet-history.db*\nperformance.*.md\nperformance.*.xml";

    private const string IgnoreFile = ".gitignore";

    public ExitCode Run(InitRequest request)
    {
        try
        {
            using var repository = GitRepository.Discover(request.Folder);
            var root = repository.Store.WorkTree
                ?? throw new SplNetException($"{request.Folder} is a bare repository. Run splnet init in a clone.");
            return Run(root, request);
        }
        catch (Exception mistake) when (mistake is SplNetException or Versions.Repositories.RepositoryException)
        {
            return UsageError.Write(errors, mistake.Message);
        }
    }

    /// <summary>Writes the files, or shows them.</summary>
    /// <param name="root">The root of the clone.</param>
    /// <param name="request">The user's request.</param>
    /// <param name="pipeline">The pipeline.</param>
    /// <param name="projects">What to measure.</param>
    internal ExitCode Write(string root, InitRequest request, Pipeline pipeline, IReadOnlyList<MeasuredProject> projects)
    {
        var earlier = InitManifest.Read(root);
        var files = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach (var project in projects.Where(static one => !one.HasSplNet))
            files[project.NamesFile] = NamesOf(project);
        foreach (var (name, text) in Pipelines.FilesOf(pipeline, projects, root, request.KeepsHistory))
            files[name] = text;
        var shared = new SharedFiles(root, earlier);
        shared.Add(IgnoreFile, static _ => Ignored);
        shared.Add(Pipelines.GitLabFile, text => Pipelines.LinesOf(pipeline, projects, text, request.KeepsHistory));
        var planned = new OutputFolder(root, earlier.Files, isDry: true);
        planned.Write(files);
        InitReport.ShowFiles(output, planned, shared);
        if (request.IsDry)
        {
            foreach (var name in planned.Changed)
                InitReport.ShowText(output, name, files[name]);
            foreach (var (name, text) in shared.Changed)
                InitReport.ShowText(output, name, text);
            return ExitCode.Ok;
        }

        if ((planned.Changed.Count > 0 || shared.Changed.Count > 0) && request.Asks && !Asks("Write these files?"))
        {
            errors.WriteLine("Nothing was written.");
            return ExitCode.Ok;
        }

        var folder = new OutputFolder(root, earlier.Files);
        folder.Write(files);
        shared.Write();
        var manifest = DocumentJson.Write(new InitManifest { Files = folder.Written, Lines = shared.Lines }) + "\n";
        Directory.CreateDirectory(Path.GetDirectoryName(Path.Combine(root, InitManifest.File))!);
        File.WriteAllText(Path.Combine(root, InitManifest.File), manifest);
        InitReport.ShowNext(output, pipeline, projects, [.. folder.Changed, .. shared.Changed.Select(static one => one.Name)]);
        return ExitCode.Ok;
    }

    private static string NamesOf(MeasuredProject project) =>
        "# The unit tests that the gate measures, one on a line; a row has its values. Written by splnet init, which\n" +
        "# rewrites this file until you edit it.\n" +
        string.Concat(project.Chosen.Select(static name => name + "\n"));

    private ExitCode Run(string root, InitRequest request)
    {
        var found = FoundProjects.In(root);
        var named = request.Projects.Select(Path.GetFullPath).ToList();
        if (named.Find(static path => !File.Exists(path)) is { } missing)
            throw new SplNetException($"--tests {missing} does not exist. Name a project file.");
        var tests = named.Count > 0 ? named : found.Tests;
        InitReport.ShowFound(output, found, tests);
        if (tests.Count == 0)
        {
            errors.WriteLine(
                $"{root} does not have a project with tests of xUnit.net, MSTest, NUnit or TUnit. Name one with --tests, or create one: " +
                "dotnet new install SplNet.Templates; dotnet new splnet-mstest -n My.Performance.");
            return ExitCode.NothingToRun;
        }

        var pipeline = request.Pipeline ?? Pipelines.Of(root);
        if (pipeline == Pipeline.None && request.Pipeline is null)
            pipeline = request.Asks ? AsksForPipeline() : pipeline;
        var measured = Measured(found with { Tests = tests }, request);
        if (measured.Count == 0)
        {
            errors.WriteLine("No test project can be measured, for the reasons above. Nothing was written.");
            return ExitCode.NothingToRun;
        }

        InitReport.ShowMeasured(output, measured);
        return Write(root, request, pipeline, measured);
    }

    private List<MeasuredProject> Measured(FoundProjects found, InitRequest request)
    {
        var choice = new GateChoice(found, request, errors);
        var measured = new List<MeasuredProject>();
        foreach (var (index, project) in found.Tests.Index())
        {
            try
            {
                var plan = ProjectPlan.Of(found.Root, project);
                if (request.Builds)
                {
                    errors.WriteLine($"Building {plan.Project}{(plan.Framework is null ? string.Empty : $" for {plan.Framework}")}.");
                    ProjectPlan.Build(found.Root, plan);
                }

                // What earlier projects leave is for the later ones.
                var most = (request.Most - measured.Sum(static one => one.Chosen.Count)) / (found.Tests.Count - index);
                var chosen = plan.HasSplNet ? plan : choice.Of(plan, Math.Max(1, most));
                if (plan.HasSplNet || chosen.Chosen.Count > 0)
                    measured.Add(chosen);
                else
                    errors.WriteLine(
                        $"{plan.Project} is left out: none of its {Plural.Of(chosen.All, "test")} can be measured. " +
                        $"Reasons: splnet generate {plan.Assembly} --into perf/Tried");
            }
            catch (SplNetException unusable)
            {
                errors.WriteLine($"{Path.GetRelativePath(found.Root, project)} is left out: {unusable.Message}");
            }
        }

        return measured;
    }

    private Pipeline AsksForPipeline()
    {
        while (true)
        {
            output.Write("Which pipeline does this repository have (github, gitlab, azure, none)? ");
            var answer = input.ReadLine();
            if (answer is null)
                return Pipeline.None;
            if (Enum.TryParse<Pipeline>(answer.Trim(), ignoreCase: true, out var pipeline) && Enum.IsDefined(pipeline))
                return pipeline;
        }
    }

    private bool Asks(string question)
    {
        output.Write($"{question} [Y/n] ");
        return input.ReadLine()?.Trim() is null or "" or "y" or "Y" or "yes";
    }
}
