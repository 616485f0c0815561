using System.Reflection;

namespace SplNet.Statements.Requirements;

/// <summary>Represents requested requirements that do not exist: a test that evaluates nothing must not pass silently.</summary>
internal static class AbsentRequirement
{
    /// <summary>A number that no attribute has.</summary>
    public const int Number = -1;

    /// <summary>Creates the replacement for the requirements of a type or of a whole assembly.</summary>
    public static SplRequirement On(Assembly assembly, MemberInfo? type)
    {
        var place = (type as Type)?.FullName ?? assembly.GetName().Name!;
        var where = type is null ? "in this assembly" : "on this type or its members";
        var problem = $"{place}: error: nothing to evaluate: found no [Spl] attribute {where}. " +
            "State a requirement, or remove what asks for one.";
        return new SplRequirement(RequirementText.Missing(place, problem, assembly), 0, $"{place}: nothing to evaluate")
        {
            Key = new RequirementKey(string.Empty, string.Empty, string.Empty, MemberReference.Of(assembly, type), Number),
        };
    }
}
