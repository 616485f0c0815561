using SplNet.Tool.Generating.Reading;
using SplNet.Tool.Generating.Writing;
using SplNet.Tool.Reporting;

namespace SplNet.Tool.Generating;

/// <summary>The command <c>splnet generate</c>: a project of benchmarks from an assembly of unit tests. Nothing of the tests runs.</summary>
internal sealed class GenerateCommand(TextWriter output, TextWriter errors)
{
    public ExitCode Run(GenerateRequest request)
    {
        try
        {
            return Generate(request);
        }
        catch (SplNetException mistake)
        {
            return WrongUsage.Say(errors, mistake.Message);
        }
    }

    private static SortedDictionary<string, string> FilesOf(BenchmarkPlan plan, Backend backend, string project, string framework, string tests)
    {
        var files = PlanSources.Of(plan, backend, Statement.NotSlower);
        files[project] = ProjectSource.Of(backend, framework, tests);
        files[ProjectSource.ProgramFile] = ProjectSource.Program(backend);
        return files;
    }

    private ExitCode Generate(GenerateRequest request)
    {
        using var tests = TestsAssembly.Open(request.Tests);
        var into = Path.TrimEndingDirectorySeparator(Path.GetFullPath(request.Into));
        var project = TestsProject.Of(tests.Path, request.Project);
        TestsProject.RequireApart(project, into);
        var earlier = Manifests.Read(into);
        var found = tests.Read();
        var filter = new TestFilter(request.Filter);
        var wanted = ChosenTests.Of(found, filter, request.LeftOut);
        if (wanted.Count == 0)
        {
            errors.WriteLine(found.Count == 0
                ? $"{request.Tests} has no test of xUnit.net, MSTest, NUnit or TUnit."
                : $"No test of {request.Tests} has '{request.Filter}' in its name.");
            return ExitCode.NothingToRun;
        }

        var plan = filter.Of(BenchmarkPlan.Of(wanted, request.Backend));
        if (plan.Benchmarks == 0)
        {
            GenerateReport.Show(output, tests.Name, plan, null, request.Into);
            return ExitCode.NothingToRun;
        }

        var folder = new OutputFolder(into, earlier);
        var relative = Path.GetRelativePath(into, project).Replace('\\', '/');
        folder.Write(FilesOf(plan, request.Backend, Path.GetFileName(into) + ".csproj", tests.TargetFramework, relative));
        File.WriteAllText(Path.Combine(into, Manifest.File), DocumentJson.Write(Manifests.Of(tests.Name, request.Backend, plan, folder.Written)) + "\n");
        GenerateReport.Show(output, tests.Name, plan, folder, request.Into);
        return ExitCode.Ok;
    }
}
