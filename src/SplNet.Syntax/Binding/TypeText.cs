using System.Globalization;

namespace SplNet.Syntax.Binding;

/// <summary>Formats types as formulas write them.</summary>
internal static class TypeText
{
    public static string Of(TypeModel type)
    {
        if (type.Keyword is { } keyword)
            return keyword;
        return type.Shape switch
        {
            TypeShape.Reference => "ref " + type.Element,
            TypeShape.Pointer => type.Element + "*",
            TypeShape.Array => $"{type.Element}[{new string(',', type.Rank - 1)}]",
            _ when !ReferenceEquals(type.Value, type) => type.Value + "?",
            _ => type.Arguments.Length > 0 ? $"{type.Name}<{string.Join<TypeModel>(", ", type.Arguments)}>" : type.Name,
        };
    }

    /// <summary>Formats the types of a list of parameters or arguments.</summary>
    public static string Of(IEnumerable<TypeModel> types) => "(" + string.Join(", ", types) + ")";

    /// <summary>Joins quoted names, with 'or' before the last.</summary>
    public static string Alternatives(IEnumerable<string> names)
    {
        const int most = 8;
        var all = names.Distinct(StringComparer.Ordinal).ToList();
        var shown = all.Take(most).Select(Quotes.Add).ToList();
        if (all.Count > most)
            return string.Join(", ", shown) + $" or {(all.Count - most).ToString(CultureInfo.InvariantCulture)} more";
        return shown.Count == 1 ? shown[0] : string.Join(", ", shown.Take(shown.Count - 1)) + " or " + shown[shown.Count - 1];
    }
}
