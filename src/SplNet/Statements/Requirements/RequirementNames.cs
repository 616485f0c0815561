using System.Globalization;

namespace SplNet.Statements.Requirements;

/// <summary>Assigns each requirement of a list a unique name.</summary>
internal static class RequirementNames
{
    public static IReadOnlyList<SplRequirement> MakeUnique(IEnumerable<SplRequirement> requirements)
    {
        var taken = new HashSet<string>(StringComparer.Ordinal);
        var last = new Dictionary<string, int>(StringComparer.Ordinal);
        var named = new List<SplRequirement>();
        foreach (var requirement in requirements)
        {
            var name = requirement.Name;
            while (!taken.Add(name))
            {
                last[requirement.Name] = last.GetValueOrDefault(requirement.Name, 1) + 1;
                name = $"{requirement.Name} ({last[requirement.Name].ToString(CultureInfo.InvariantCulture)})";
            }

            named.Add(requirement.Named(name));
        }

        return named;
    }
}
