using SplNet.Arguments.Reflection;
using SplNet.Statements.Requirements;
using SplNet.Syntax.Binding;
using SplNet.Versioning;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Views;

/// <summary>
/// Places of requirements and operands in the sources. Code scanning rejects a result without a place, so the nearest known one counts: the
/// statement, the measured code, the project.
/// </summary>
internal static class RequirementPlaces
{
    /// <summary>The place of a requirement.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <returns>The place, or null if unknown.</returns>
    public static SourcePlace? Of(SplRequirement requirement) =>
        SourcePaths.Of(requirement.Stated ?? OfCarrier(requirement.Source)) ?? OfProject(requirement.Source);

    /// <summary>The place of an operand.</summary>
    /// <param name="requirement">The requirement that names it.</param>
    /// <param name="operand">The operand.</param>
    /// <returns>The place, or null if unknown.</returns>
    public static SourcePlace? Of(SplRequirement requirement, BoundOperand operand) =>
        SourcePaths.Of(requirement.Stated ?? OfCarrier(requirement.Source)
            ?? (operand.Method is ReflectionMember method ? SymbolPlaces.Of(method.Info) : null))
        ?? OfProject(requirement.Source);

    /// <summary>The project of an assembly, for what the symbols do not know.</summary>
    /// <param name="assembly">The path of the assembly.</param>
    /// <returns>The first line of the project file, or null if no folder above the assembly has it.</returns>
    public static SourcePlace? OfProject(string assembly) => assembly.Length > 0 && ProjectSearch.Above(assembly) is { } project
        ? SourcePaths.Of(new StatedPlace(project, 1, Column: null))
        : null;

    private static SourcePlace? OfProject(RequirementText text) =>
        OfProject((text.Home ?? (text.Scope is [var first, ..] ? first : null))?.Location ?? string.Empty);

    private static StatedPlace? OfCarrier(RequirementText text) => text switch
    {
        { IsFile: true, Path: { } path } => new StatedPlace(path, 1, Column: null),
        { Carrier: { } carrier } => SymbolPlaces.Of(carrier),
        _ => null,
    };
}
