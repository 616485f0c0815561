using System.Reflection;
using SplNet.Statements.Requirements;

namespace SplNet;

/// <summary>Finds the requirements that are written as text.</summary>
public static class SplRequirements
{
    /// <summary>Gets the requirements that attributes state on a type and its members.</summary>
    /// <param name="type">The type.</param>
    public static IReadOnlyList<SplRequirement> Of(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return RequirementNames.MakeUnique(CarriedRequirements.OfType(type, null));
    }

    /// <summary>Gets the requirements that attributes state on an assembly, its types and their members.</summary>
    /// <param name="assembly">The assembly.</param>
    public static IReadOnlyList<SplRequirement> Of(Assembly assembly) => Of(assembly, null);

    /// <summary>
    /// Gets the requirements of a file individually. A file that cannot be read produces a requirement, named after the file, that reports
    /// the reason. A mistake in a requirement is reported by that requirement.
    /// </summary>
    /// <param name="path">The file, in UTF-8.</param>
    /// <param name="home">
    /// The requesting assembly, a test project or a program. Type names are looked up in it, then in its references, and then in all other
    /// assemblies that it has.
    /// </param>
    public static IReadOnlyList<SplRequirement> OfFile(string path, Assembly home)
    {
        ArgumentNullException.ThrowIfNull(home);
        return OfFile(path, new RequirementSettings(home, []));
    }

    /// <summary>Gets the requirements of attributes, for a program that evaluates the requirements of others.</summary>
    internal static IReadOnlyList<SplRequirement> Of(Assembly assembly, RequirementSettings? settings)
    {
        ArgumentNullException.ThrowIfNull(assembly);
        return RequirementNames.MakeUnique(CarriedRequirements.OfAssembly(assembly, settings));
    }

    /// <summary>Gets the requirements of a file, for a program that evaluates the requirements of others.</summary>
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

    /// <summary>Gets a requirement from a text, for a program that evaluates the requirements of others.</summary>
    /// <param name="place">The name of the text in diagnostics.</param>
    /// <param name="formula">The requirement.</param>
    /// <param name="settings">The settings of the program.</param>
    internal static SplRequirement OfText(string place, string formula, RequirementSettings settings)
    {
        var text =
            RequirementText.OfFormula(place, formula, null, settings.Scope()) with { Home = settings.Home, Adjust = settings.Adjust };
        var tree = text.Tree.Requirements[0];
        return new SplRequirement(text, 0, tree.Name?.Name ?? tree.Formula.ToString());
    }
}
