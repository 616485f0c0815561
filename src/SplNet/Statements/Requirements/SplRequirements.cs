using System.Reflection;
using SplNet.Statements.Requirements;

namespace SplNet;

/// <summary>Finds the requirements that are written as texts.</summary>
public static class SplRequirements
{
    /// <summary>Those that attributes state on a type and its members.</summary>
    /// <param name="type">The type.</param>
    public static IReadOnlyList<SplRequirement> Of(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return RequirementNames.MakeUnique(CarriedRequirements.OfType(type, null));
    }

    /// <summary>Those that attributes state on an assembly, on all its types and on their members.</summary>
    /// <param name="assembly">The assembly.</param>
    public static IReadOnlyList<SplRequirement> Of(Assembly assembly) => Of(assembly, null);

    /// <summary>
    /// Those of a file, one by one. A file that cannot be read gives a requirement, named after the file, that tells why; a mistake in a requirement is told by
    /// that one.
    /// </summary>
    /// <param name="path">The file, in UTF-8.</param>
    /// <param name="home">The assembly that asks, a test project or a program: names of types are looked up in it, in the assemblies that it references, and then in all others that it has.</param>
    public static IReadOnlyList<SplRequirement> OfFile(string path, Assembly home)
    {
        ArgumentNullException.ThrowIfNull(home);
        return OfFile(path, new RequirementSettings(home, []));
    }

    /// <summary>Those of attributes, for a program that evaluates the requirements of others.</summary>
    internal static IReadOnlyList<SplRequirement> Of(Assembly assembly, RequirementSettings? settings)
    {
        ArgumentNullException.ThrowIfNull(assembly);
        return RequirementNames.MakeUnique(CarriedRequirements.OfAssembly(assembly, settings));
    }

    /// <summary>Those of a file, for a program that evaluates the requirements of others.</summary>
    internal static IReadOnlyList<SplRequirement> OfFile(string path, RequirementSettings settings)
    {
        ArgumentException.ThrowIfNullOrEmpty(path);
        var text = RequirementFile.Read(path, settings);
        var key = new RequirementKey(string.Empty, settings.Home.Location, RequirementFile.FullPathOf(path), null, 0);
        return text.Tree.Requirements.Count == 0
            ? [new SplRequirement(text, 0, text.Place) { Key = key with { Name = text.Place } }]
            : RequirementNames.MakeUnique(text.Tree.Requirements.Select((requirement, index) =>
                new SplRequirement(text, index, requirement.Name?.Name ?? requirement.Formula.ToString()) { Key = key }));
    }

    /// <summary>One that is given as a text, for a program that evaluates the requirements of others.</summary>
    /// <param name="place">What diagnostics call the text.</param>
    /// <param name="formula">The requirement.</param>
    /// <param name="settings">What the program sets.</param>
    internal static SplRequirement OfText(string place, string formula, RequirementSettings settings)
    {
        var text = RequirementText.OfFormula(place, formula, null, settings.Scope()) with { Home = settings.Home, Adjust = settings.Adjust };
        var tree = text.Tree.Requirements[0];
        return new SplRequirement(text, 0, tree.Name?.Name ?? tree.Formula.ToString());
    }
}
