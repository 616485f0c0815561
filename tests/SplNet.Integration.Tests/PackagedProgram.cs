using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Integration.Tests;

/// <summary>
/// A program of a user's, in no repository, that has the library from a package: its version 1.1.0 with merge sort. The version 1.0.0
/// beside it has insertion sort, which takes dozens of times as long and allocates nothing.
/// </summary>
internal sealed class PackagedProgram
{
    // Not the name of the assembly.
    private const string Package = "SplNet.Tests.Library";

    private const string Source = """
        using SplNet;
        using Sorting;

        var sort = new MethodOperand(FunctorFactory.Create(() => Sorter.Sort(Arg.Of<int[]>())), Gen.Make(Data.Reversed));
        var revision = Revision.NuGet(args.ElementAtOrDefault(1) ?? "1.0.0");
        if (args[0] == "sort")
        {
            Console.WriteLine(new Experiment((sort, mean) => mean(sort) * 2 < mean(sort.At(revision))) { ["sort"] = sort }.Run());
            return;
        }

        if (args[0] == "lambda")
        {
            Console.WriteLine(new Experiment((sort, allocated) => allocated(sort.At(revision)) < allocated(sort)) { ["sort"] = Operand.Of(() => Sorter.Sort(Data.Reversed())) }.Run());
            return;
        }

        foreach (var requirement in SplRequirements.OfFile(Path.Combine(AppContext.BaseDirectory, "perf.spl"), typeof(Data).Assembly))
            Console.WriteLine(requirement.Run());

        public static class Data
        {
            public static int[] Reversed() => [.. Enumerable.Range(0, 4000).Reverse()];

            // A scenario: code of the program that uses the package through other code of it.
            public static int[] Sorted() => Sorted(Reversed());

            public static IEnumerable<int[]> Arrays()
            {
                while (true)
                    yield return Reversed();
            }

            private static int[] Sorted(int[] array)
            {
                Sorter.Sort(array);
                return array;
            }
        }
        """;

    private const string Requirements = """
        sort = Sorting.Sorter.Sort[Data.Arrays]
        'text': allocated(sort@nuget:1.0.0) < allocated(sort)
        'scenario': allocated(Data.Sorted@nuget:1.0.0) < allocated(Data.Sorted)
        """;

    private readonly UserProject _project;
    private readonly string _output;

    private PackagedProgram(UserProject project, string folder) =>
        (_project, _output) = (project, Path.Combine(folder, "bin", "Release", "net10.0"));

    /// <summary>Packs both versions of the library and builds the program.</summary>
    /// <param name="packed">The packages of SplNet, beside which those of the library are put.</param>
    /// <param name="history">The library.</param>
    /// <param name="folder">An empty folder.</param>
    public static async Task<PackagedProgram> BuildAsync(PackedSplNet packed, SampleHistory history, string folder)
    {
        foreach (var tag in new[] { "v1.0", "v1.1" })
            await PackAsync(packed, history, tag, Path.Combine(folder, tag));
        var program = Path.Combine(folder, "perf");
        var project = packed.NewProjectIn(program).Brisk()
            .Add("Perf.csproj", TestProjects.ProgramWithPackage(Package, "1.1.0", "SplNet"))
            .Add("Program.cs", Source)
            .Add("perf.spl", Requirements);
        await SucceedAsync(project, "build", "-c", "Release");
        return new PackagedProgram(project, program);
    }

    /// <summary>Runs an experiment of the program.</summary>
    public Task<CommandOutput> MeasureAsync(string[] arguments) =>
        _project.RunInAsync(_output, [Path.Combine(_output, "Perf.dll"), .. arguments]);

    /// <summary>Compares the versions of a method with the tool.</summary>
    public Task<CommandOutput> CompareAsync(string method) => _project.RunInAsync(
        _output, [
            VersionedProject.Tool, "compare", "nuget:1.0.0", "nuget:1.1.0", "--all", "--assembly", Path.Combine(_output, "Perf.dll"),
            "--method", method, "--runs", "2"]);

    private static async Task PackAsync(PackedSplNet packed, SampleHistory history, string tag, string folder)
    {
        GitCommand.Run(Path.GetDirectoryName(folder)!, "clone", "--quiet", "--branch", tag, new Uri(history.Folder).AbsoluteUri, folder);
        var library = packed.NewProjectIn(Path.Combine(folder, "src", "Sorting"));
        await SucceedAsync(library, "pack", "-c", "Release", $"-p:PackageId={Package}", $"-p:Version={tag[1..]}.0", "-o", packed.Packages);
    }

    private static async Task SucceedAsync(UserProject project, params string[] arguments)
    {
        var done = await project.RunAsync(arguments);
        Assert.True(done.ExitCode == 0, done.Text);
    }
}
