using System.Globalization;

namespace SplNet.Requirements;

/// <summary>Gives each requirement of a list a name that no other one has.</summary>
internal static class RequirementNames
{
    public static IReadOnlyList<SplRequirement> MakeUnique(IEnumerable<SplRequirement> requirements)
    {
        var taken = new HashSet<string>(StringComparer.Ordinal);
        var named = new List<SplRequirement>();
        foreach (var requirement in requirements)
        {
            var name = requirement.Name;
            for (var number = 2; !taken.Add(name); number++)
                name = $"{requirement.Name} ({number.ToString(CultureInfo.InvariantCulture)})";
            named.Add(requirement.Named(name));
        }

        return named;
    }
}
