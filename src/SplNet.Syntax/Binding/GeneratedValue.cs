namespace SplNet.Syntax.Binding;

/// <summary>What the types of generators tell of their values.</summary>
internal static class GeneratedValue
{
    /// <summary>The T of the <c>Gen&lt;T&gt;</c> that a type is or is derived from; null for other generators.</summary>
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
