using System.Reflection;
using SplNet.Statements.Requirements;
using SplNet.Values.Options;
using SplNet.Values.Runtimes;

namespace SplNet.Tool.Requirements;

/// <summary>Finds requirements: in assemblies by their attributes, in files of formulas with the assembly that is their home.</summary>
/// <param name="inputs">The inputs that the user named.</param>
/// <param name="adjust">Changes the options of each requirement.</param>
/// <param name="errors">Takes the problems of the inputs, all at once.</param>
internal sealed class RequirementSearch(RequirementInputs inputs, Func<ExperimentOptions, ExperimentOptions>? adjust, TextWriter errors)
{
    private readonly Dictionary<string, Assembly> _loaded = new(StringComparer.Ordinal);

    /// <summary>All requirements that fit the filter, in the order of the inputs; null if the inputs have a problem.</summary>
    public IReadOnlyList<SplRequirement>? Find()
    {
        var found = new List<SplRequirement>();
        var isWrong = false;
        foreach (var file in inputs.Files)
        {
            try
            {
                found.AddRange(RequirementInputs.IsAssembly(file) ? SplRequirements.Of(Load(file), Settings(Load(file))) : OfFile(file));
            }
            catch (SplNetException mistake)
            {
                errors.WriteLine(mistake.Message);
                isWrong = true;
            }
        }

        return isWrong ? null : [.. found.Where(inputs.Fit)];
    }

    /// <summary>The assembly in which the names of texts without a file are looked up.</summary>
    /// <exception cref="SplNetException">None is named, or it cannot be loaded.</exception>
    public Assembly Home()
    {
        var only = inputs.Assemblies.Take(2).ToList();
        return Load(inputs.Home ?? (only.Count == 1 ? only[0] : HomeAssembly.InFolderOf(inputs.Files[0])));
    }

    private IReadOnlyList<SplRequirement> OfFile(string file)
    {
        if (!File.Exists(file))
            throw new SplNetException(
                $"{file} {(Directory.Exists(file) ? "is a folder" : "does not exist")}. " +
                "Name a file of formulas, or an assembly (.dll) with [Spl] attributes.");
        if (ProjectFile.Is(file))
            throw ProjectFile.Refused(file);
        var only = inputs.Assemblies.Take(2).ToList();
        return SplRequirements.OfFile(file, Settings(Load(inputs.Home ?? (only.Count == 1 ? only[0] : HomeAssembly.InFolderOf(file)))));
    }

    private RequirementSettings Settings(Assembly home) => new(home, [], adjust);

    private Assembly Load(string path)
    {
        var key = Path.GetFullPath(path);
        if (_loaded.TryGetValue(key, out var assembly))
            return assembly;
        assembly = HomeAssembly.Load(path);
        // The settings come from the project, not from the tool; from the first one if there are several, and from the tests if their
        // benchmarks are elsewhere.
        if (_loaded.Count == 0)
            OptionLayers.Folder = ProgramFolder.Of(Path.GetFullPath(inputs.UnitTests ?? path));
        _loaded.Add(key, assembly);
        return assembly;
    }
}
