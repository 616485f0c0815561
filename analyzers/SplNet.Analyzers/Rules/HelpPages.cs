using System.Reflection;

namespace SplNet.Analyzers.Rules;

/// <summary>Where the pages of the rules are published. A build that does not say so (<c>RepositoryUrl</c>) has diagnostics without links: none is better than one that leads nowhere.</summary>
/// <param name="repository">The address of the repository; null or empty where there is none.</param>
internal sealed class HelpPages(string? repository)
{
    /// <summary>The name under which the build writes the address into the assembly.</summary>
    public const string Key = "RepositoryUrl";

    public static HelpPages OfThisBuild { get; } = new(
        typeof(HelpPages).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().FirstOrDefault(static metadata => metadata.Key == Key)?.Value);

    /// <summary>The address of a rule's page; null where the pages are not published.</summary>
    public string? LinkTo(string id) => string.IsNullOrEmpty(repository) ? null : $"{repository!.TrimEnd('/')}/blob/main/analyzers/docs/{id}.md";
}
