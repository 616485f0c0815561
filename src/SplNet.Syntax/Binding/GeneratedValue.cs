namespace SplNet.Syntax.Binding;

/// <summary>The value types of generators.</summary>
internal static class GeneratedValue
{
    /// <summary>Finds the T of the <c>Gen&lt;T&gt;</c> that a type is or derives from; null for other generators.</summary>
    public static TypeModel? Of(TypeModel generator)
    {
        for (var type = generator; type is not null; type = type.Base)
        {
            if (type.IsOf("SplNet.Gen", 1))
                return type.Arguments[0];
        }

        return null;
    }
}
