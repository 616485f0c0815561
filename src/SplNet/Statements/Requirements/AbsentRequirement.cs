using System.Reflection;

namespace SplNet.Statements.Requirements;

/// <summary>Stands where requirements were asked for and there are none: a test that evaluates nothing must not be silent.</summary>
internal static class AbsentRequirement
{
    /// <summary>The number that no attribute has.</summary>
    public const int Number = -1;

    /// <summary>In place of those of a type, or of a whole assembly.</summary>
    public static SplRequirement On(Assembly assembly, MemberInfo? type)
    {
        var place = (type as Type)?.FullName ?? assembly.GetName().Name!;
        var where = type is null ? "in this assembly" : "on this type or its members";
        var problem = $"{place}: error: nothing to evaluate: there is no [Spl] attribute {where}. State a requirement, or remove what asks for one.";
        return new SplRequirement(RequirementText.Missing(place, problem, assembly), 0, $"{place}: nothing to evaluate")
        {
            Key = new RequirementKey(string.Empty, string.Empty, string.Empty, MemberReference.Of(assembly, type), Number),
        };
    }
}
