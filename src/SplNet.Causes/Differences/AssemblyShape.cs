using Mono.Cecil;

namespace SplNet.Causes.Differences;

/// <summary>
/// The properties of an assembly itself: attributes by which the runtime treats its code, types that it forwards. The identity of the build
/// is excluded, since it does not affect the code.
/// </summary>
internal static class AssemblyShape
{
    /// <summary>The shape as a hash.</summary>
    /// <param name="module">The assembly.</param>
    /// <param name="text">An empty text.</param>
    public static string Of(ModuleDefinition module, CodeText text)
    {
        text.Word("assembly").Number((int)(module.Attributes & ~ModuleAttributes.StrongNameSigned)).Number((int)module.Architecture)
            .Security(module.Assembly).Line();
        foreach (var attribute in module.Assembly.CustomAttributes
            .Concat(module.CustomAttributes)
            .Where(static attribute => !IsOfBuild(attribute.AttributeType))
            .OrderBy(static attribute => attribute.AttributeType.FullName, StringComparer.Ordinal))
            text.Attribute(attribute).Line();
        foreach (var forwarded in module.ExportedTypes.OrderBy(static type => type.FullName, StringComparer.Ordinal))
            text.Word("forwards").Name(forwarded.FullName).Word(" to").Name(forwarded.Scope?.Name ?? string.Empty).Line();
        return text.End();
    }

    private static bool IsOfBuild(TypeReference attribute) => attribute.FullName switch
    {
        "System.Runtime.CompilerServices.InternalsVisibleToAttribute" or "System.Runtime.CompilerServices.IgnoresAccessChecksToAttribute" =>
            true,
        "System.Reflection.AssemblyInformationalVersionAttribute" or "System.Reflection.AssemblyFileVersionAttribute"
        or "System.Reflection.AssemblyVersionAttribute" => true,
        "System.Reflection.AssemblyMetadataAttribute" or "System.Reflection.AssemblyConfigurationAttribute" => true,
        "System.Reflection.AssemblyCompanyAttribute" or "System.Reflection.AssemblyCopyrightAttribute"
        or "System.Reflection.AssemblyTrademarkAttribute" => true,
        "System.Reflection.AssemblyProductAttribute" or "System.Reflection.AssemblyTitleAttribute"
        or "System.Reflection.AssemblyDescriptionAttribute" => true,
        _ => AttributeText.IsLeftOut(attribute),
    };
}
