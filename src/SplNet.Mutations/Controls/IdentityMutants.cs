using System.Globalization;
using SplNet.Mutations.Compiling;

namespace SplNet.Mutations.Controls;

/// <summary>Builds of the same code that differ only in an assembly attribute. Killing one is an error.</summary>
internal static class IdentityMutants
{
    /// <summary>The name in place of the operator.</summary>
    public const string Operator = "IDENTITY";

    /// <summary>Compiles some controls.</summary>
    public static IEnumerable<CompiledMutant> Of(MutatedProject project, int count) => Enumerable.Range(1, count).Select(ordinal =>
    {
        var attribute = string.Create(
            CultureInfo.InvariantCulture, $"[assembly: global::System.Reflection.AssemblyMetadata(\"SplNet.Control\", \"{ordinal}\")]");
        return project.CompileWith(ControlMutant.Of(Operator, "the same code", ordinal, attribute), attribute);
    });
}
