using System.Reflection;
using System.Runtime.Loader;
using SplNet.Causes.Code;
using SplNet.Causes.Counting;
using SplNet.Causes.Selection;
using SplNet.Causes.Tests.Building;
using SplNet.Measuring.Counting;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Selection;

/// <summary>A build of the planted sources in a separate folder.</summary>
internal sealed class PlantedBuild
{
    private const int Operations = 3;

    private static readonly string[] Names = ["Dep", "Sut", "Workload"];
    private static readonly string[] Frameworks = [Path.GetDirectoryName(typeof(object).Assembly.Location)!];
    private static readonly Dictionary<AsyncForm, Lazy<PlantedBuild>> Originals = Enum.GetValues<AsyncForm>().ToDictionary(
        static form => form,
        static form => new Lazy<PlantedBuild>(() => new PlantedBuild(PlantedSources.Dep, PlantedSources.Sut, null, form)));

    private readonly string _folder = OwnedFolder.Create("splnet-selection-");
    private readonly Lazy<CountedCopy> _counted;

    private PlantedBuild(string dep, string? sut, PlantedBuild? original, AsyncForm form = AsyncForm.StateMachine)
    {
        Compiler.Compile(_folder, "Dep", [dep], form: form);
        if (sut is not null)
            Compiler.Compile(_folder, "Sut", [sut], ["Dep"], form: form);
        else
            Copy(original!._folder, "Sut");
        if (original is null)
            Compiler.Compile(_folder, "Workload", [PlantedSources.Workload], ["Dep", "Sut"]);
        else
            Copy(original._folder, "Workload");
        Facts = Read(_folder);
        _counted = new(() => new CountedCopy(_folder));
    }

    /// <summary>The build without a change.</summary>
    public static PlantedBuild Base => BaseIn(AsyncForm.StateMachine);

    /// <summary>The facts for selection.</summary>
    public BuildFacts Facts { get; }

    /// <summary>The code that counts.</summary>
    public LibraryCode Counted => _counted.Value.Library;

    /// <summary>
    /// A build with one change. The operands are those that were compiled before it, as where versions of a library are compared.
    /// </summary>
    public static PlantedBuild With(string old, string other, AsyncForm form = AsyncForm.StateMachine)
    {
        Assert.True(
            PlantedSources.Dep.Contains(old, StringComparison.Ordinal) || PlantedSources.Sut.Contains(old, StringComparison.Ordinal), old);
        return new PlantedBuild(
            PlantedSources.Dep.Replace(old, other, StringComparison.Ordinal),
            PlantedSources.Sut.Replace(old, other, StringComparison.Ordinal),
            BaseIn(form),
            form);
    }

    /// <summary>The build without a change, with async methods of a form.</summary>
    public static PlantedBuild BaseIn(AsyncForm form) => Originals[form].Value;

    /// <summary>A build in which only the lower library is compiled again.</summary>
    public static PlantedBuild WithDep(string old, string other) =>
        new(PlantedSources.Dep.Replace(old, other, StringComparison.Ordinal), null, Base);

    /// <summary>Copies what was built into a folder.</summary>
    public void CopyInto(string folder)
    {
        foreach (var file in Directory.EnumerateFiles(_folder))
            File.Copy(file, Path.Combine(folder, Path.GetFileName(file)));
    }

    /// <summary>The facts of the assemblies in a folder.</summary>
    public static BuildFacts Read(string folder) =>
        BuildReader.Read(folder, [.. Names.Select(static name => name + ".dll")], Frameworks, static _ => false);

    /// <summary>Executes an operand in a separate context: a few operations after a first one.</summary>
    public (Dictionary<string, long[]> First, Dictionary<string, long[]> Later) Run(string operand) =>
        _counted.Value.Run(operand, Operations);

    /// <summary>The methods that an operand executes.</summary>
    public ExecutedMethods Executed(string operand)
    {
        var (first, later) = Run(operand);
        return ExecutedMethods.From(Counted, first, later);
    }

    private void Copy(string from, string name)
    {
        foreach (var extension in new[] { ".dll", ".pdb" })
            File.Copy(Path.Combine(from, name + extension), Path.Combine(_folder, name + extension));
    }

    private sealed class CountedCopy
    {
        private readonly string _folder = OwnedFolder.Create("splnet-selection-");

        public CountedCopy(string original)
        {
            foreach (var file in Directory.EnumerateFiles(original))
                File.Copy(file, Path.Combine(_folder, Path.GetFileName(file)));
            Library = CountedLibrary.Write(_folder, [.. Names.Select(static name => name + ".dll")], Frameworks);
        }

        public LibraryCode Library { get; }

        public (Dictionary<string, long[]> First, Dictionary<string, long[]> Later) Run(string operand, int operations)
        {
            CallbackTable.Show();
            var context = new AssemblyLoadContext("Selection");
            Assembly[] assemblies = [.. Names.Select(name => context.LoadFromAssemblyPath(Path.Combine(_folder, name + ".dll")))];
            var operation = assemblies[^1].GetType("Workload", throwOnError: true)!.GetMethod(operand)!.CreateDelegate<Func<object>>();
            operation();
            var first = Counters(assemblies);
            for (var one = 0; one < operations; one++)
                operation();
            return (first, Counters(assemblies).ToDictionary(
                static one => one.Key,
                one => (long[])[.. one.Value.Zip(first[one.Key], static (after, before) => after - before)],
                StringComparer.Ordinal));
        }

        private static Dictionary<string, long[]> Counters(IEnumerable<Assembly> assemblies) =>
            assemblies.ToDictionary(
                static assembly => assembly.GetName().Name!, static assembly => LoadedCounters.Of(assembly)!, StringComparer.Ordinal);
    }
}
