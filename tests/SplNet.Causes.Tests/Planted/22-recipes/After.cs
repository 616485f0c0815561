namespace Sut;

public enum Unit
{
    Gram,
    Millilitre,
    Piece,
}

/// <summary>How much of something.</summary>
public readonly record struct Amount(double Value, Unit Unit)
{
    public static Amount operator +(Amount left, Amount right)
    {
        if (left.Unit != right.Unit)
            throw new InvalidOperationException($"{left.Unit} and {right.Unit} do not add up.");
        return new Amount(left.Value + right.Value, left.Unit);
    }

    public static Amount operator *(Amount amount, double factor) =>
        amount with { Value = (double)((decimal)amount.Value * (decimal)factor) };

    public override string ToString() => $"{Value:0.##} {Unit}";
}

/// <summary>Something that a meal is made of; half of a piece is bought as a whole one.</summary>
public sealed record Ingredient(string Name, Amount Amount)
{
    public Ingredient Times(double factor) => this with { Amount = Amount * factor };

    public double ToBuy => Amount.Unit == Unit.Piece ? Math.Ceiling(Amount.Value) : Amount.Value;
}

/// <summary>A meal for a number of people.</summary>
public sealed class Recipe(string name, int people, IReadOnlyList<Ingredient> ingredients)
{
    public string Name { get; } = name;

    public int People { get; } = people;

    public IReadOnlyList<Ingredient> Ingredients { get; } = ingredients;

    public double FactorFor(int guests) => guests / (double)People;

    public Recipe For(int guests) => new(Name, guests, [.. Ingredients.Select(part => part.Times(FactorFor(guests)))]);
}

/// <summary>What a meal gives, by the gram.</summary>
public sealed class Nutrition
{
    private readonly Dictionary<string, Amount> _energy = new(StringComparer.Ordinal);

    public Nutrition Set(string ingredient, Amount energy)
    {
        _energy[ingredient] = energy;
        return this;
    }

    public Amount EnergyOf(Ingredient ingredient) => _energy[ingredient.Name] * ingredient.Amount.Value;
}

/// <summary>Plans what is needed for some days.</summary>
public sealed class MealPlan
{
    private readonly List<(Recipe Recipe, int Guests)> _meals = [];

    public int MealCount => _meals.Count;

    public MealPlan Add(Recipe recipe, int guests)
    {
        _meals.Add((recipe, guests));
        return this;
    }

    public Amount Needed(string ingredient, Unit unit)
    {
        var needed = new Amount(0, unit);
        foreach (var (recipe, guests) in _meals)
        {
            var factor = recipe.FactorFor(guests);
            foreach (var part in recipe.Ingredients)
            {
                if (part.Name == ingredient)
                    needed += part.Amount * factor;
            }
        }

        return needed;
    }

    public Amount Energy(Nutrition nutrition)
    {
        var sum = new Amount(0, Unit.Gram);
        foreach (var (recipe, guests) in _meals)
        {
            for (var i = 0; i < recipe.Ingredients.Count; i++)
                sum += nutrition.EnergyOf(recipe.Ingredients[i]) * recipe.FactorFor(guests);
        }

        return sum;
    }
}
