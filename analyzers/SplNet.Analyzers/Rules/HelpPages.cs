using System.Reflection;

namespace SplNet.Analyzers.Rules;

/// <summary>
/// The published pages of the rules. Diagnostics link to them only if the build sets <c>RepositoryUrl</c>; otherwise links would be broken.
/// </summary>
/// <param name="repository">The address of the repository; null or empty if there is none.</param>
internal sealed class HelpPages(string? repository)
{
    /// <summary>The metadata key under which the build stores the address in the assembly.</summary>
    public const string Key = "RepositoryUrl";

    public static HelpPages OfThisBuild { get; } = new(
        typeof(HelpPages).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
            .FirstOrDefault(static metadata => metadata.Key == Key)?.Value);

    /// <summary>The address of a rule's page; null if the pages are not published.</summary>
    public string? LinkTo(string id) =>
        string.IsNullOrEmpty(repository) ? null : $"{repository!.TrimEnd('/')}/blob/main/analyzers/docs/{id}.md";
}
