using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Swapping;

/// <summary>Notes for reports about differences between a version's assembly and the one that the test knows.</summary>
internal static class ProductionNotes
{
    /// <summary>Lists the notes.</summary>
    /// <param name="request">The replacement.</param>
    /// <param name="production">The path of the current assembly.</param>
    public static IEnumerable<string> Of(SwapRequest request, string production)
    {
        var version = request.Version;
        if (!File.Exists(production))
        {
            yield return $"The test's output holds no {request.ProductionFile}.";
            yield break;
        }

        var today = AssemblyIdentity.Of(production);
        if (today.Name != version.Identity.Name)
            yield return $"The assembly of {version.Name} is called {version.Identity.Name}, and today's {today.Name}: " +
                $"the test, which refers to {today.Name}, keeps today's.";
        if (today.PublicKeyToken == version.Identity.PublicKeyToken)
            yield break;
        var consequence = today.PublicKeyToken.Length == 0
            ? string.Empty
            : " The test refers to today's name, so the assembly will not be loaded.";
        yield return $"The strong name differs: {Token(version.Identity)} in {version.Name}, {Token(today)} today.{consequence}";
    }

    private static string Token(AssemblyIdentity identity) => identity.PublicKeyToken.Length == 0 ? "none" : identity.PublicKeyToken;
}
