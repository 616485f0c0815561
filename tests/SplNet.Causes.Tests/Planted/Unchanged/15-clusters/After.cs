namespace Sut;

/// <summary>A place on the plane.</summary>
public readonly record struct Place(double X, double Y)
{
    public double SquaredDistanceTo(Place other)
    {
        var across = X - other.X;
        var along = Y - other.Y;
        return across * across + along * along;
    }

    public double DistanceTo(Place other) => Math.Sqrt(SquaredDistanceTo(other));
}

/// <summary>Places and the centres that they belong to.</summary>
public sealed record Clustering(Place[] Centres, int[] Assignment, int Rounds);

/// <summary>Groups places around centres until nothing changes.</summary>
public sealed class KMeans(int clusters, int mostRounds)
{
    public Clustering Group(Place[] places)
    {
        if (places.Length < clusters)
            throw new ArgumentException("There are fewer places than clusters.", nameof(places));
        var centres = places[..clusters];
        var assignment = new int[places.Length];
        var rounds = 0;
        while (rounds++ < mostRounds && Assign(places, centres, assignment))
            Move(places, centres, assignment);
        return new Clustering(centres, assignment, rounds);
    }

    /// <summary>The centre that lies nearest; of two the first.</summary>
    private static int Nearest(Place place, Place[] centres)
    {
        var best = 0;
        for (var i = 1; i < centres.Length; i++)
        {
            if (place.SquaredDistanceTo(centres[i]) < place.SquaredDistanceTo(centres[best]))
                best = i;
        }

        return best;
    }

    private static bool Assign(Place[] places, Place[] centres, int[] assignment)
    {
        var changed = false;
        for (var i = 0; i < places.Length; i++)
        {
            var nearest = Nearest(places[i], centres);
            changed |= nearest != assignment[i];
            assignment[i] = nearest;
        }

        return changed;
    }

    private static void Move(Place[] places, Place[] centres, int[] assignment)
    {
        for (var cluster = 0; cluster < centres.Length; cluster++)
        {
            double x = 0, y = 0;
            var count = 0;
            for (var i = 0; i < places.Length; i++)
            {
                if (assignment[i] != cluster)
                    continue;
                x += places[i].X;
                y += places[i].Y;
                count++;
            }

            if (count > 0)
                centres[cluster] = new Place(x / count, y / count);
        }
    }
}
