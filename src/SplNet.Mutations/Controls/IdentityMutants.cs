using System.Globalization;
using SplNet.Mutations.Compiling;

namespace SplNet.Mutations.Controls;

/// <summary>Builds of the same code that differ in an attribute of the assembly: whoever kills one is wrong.</summary>
internal static class IdentityMutants
{
    /// <summary>What stands for the operator.</summary>
    public const string Operator = "IDENTITY";

    /// <summary>Compiles some.</summary>
    public static IEnumerable<CompiledMutant> Of(MutatedProject project, int count) => Enumerable.Range(1, count).Select(ordinal =>
    {
        var attribute = string.Create(CultureInfo.InvariantCulture, $"[assembly: global::System.Reflection.AssemblyMetadata(\"SplNet.Control\", \"{ordinal}\")]");
        return project.CompileWith(ControlMutant.Of(Operator, "the same code", ordinal, attribute), attribute);
    });
}
